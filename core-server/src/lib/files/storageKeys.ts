/** Key of an uploaded file: its content, so that the same bytes lie there once. */
export const originalKey = (sha256: Buffer): string => {
  const hex = sha256.toString('hex');
  return `originals/${hex.slice(0, 2)}/${hex}`;
};

/** Key of something made of an uploaded file; `recipe` says how, in letters that a file name may have. */
export const derivedKey = (sha256: Buffer, recipe: string): string => {
  const hex = sha256.toString('hex');
  return `derived/${hex.slice(0, 2)}/${hex}/${recipe}`;
};

/** The content behind a key; null for a key of another make. */
export function sha256Of(key: string): Buffer | null {
  const hex = /^(?:originals|derived)\/[0-9a-f]{2}\/([0-9a-f]{64})(?:\/[\w.-]+)?$/.exec(key)?.[1];
  return hex === undefined ? null : Buffer.from(hex, 'hex');
}
