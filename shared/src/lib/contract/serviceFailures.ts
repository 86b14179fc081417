/** Why a service outside gave no usable answer: nobody there, too slow, refused (a key, a quota), or nothing that can be read. */
export const serviceFailures = ['unreachable', 'timeout', 'refused', 'unreadable'] as const;
export type ServiceFailure = (typeof serviceFailures)[number];
