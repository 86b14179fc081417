/** What a ticket for codes says that it opens: these keys and no other. */
export const qrResource = (ids: readonly string[]) => `key_location_qr:${ids.join(',')}`;

export type QrFormat = 'png' | 'svg' | 'pdf';

export const qrPath = '/api/qr/keyLocation';
