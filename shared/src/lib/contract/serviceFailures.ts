/**
 * Why a service outside gave no usable answer: nobody there, too slow, refused (a key, a quota), a fault of its own (5xx), or
 * nothing that can be read.
 */
export const serviceFailures = ['unreachable', 'timeout', 'refused', 'failed', 'unreadable'] as const;
export type ServiceFailure = (typeof serviceFailures)[number];
