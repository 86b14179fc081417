/** A fingerprint of the content of files and folders below `root`; see sourceHash.js. */
export declare function sourceHash(root: string, paths: readonly string[]): string;
