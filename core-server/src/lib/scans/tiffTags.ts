/** Numbers of the TIFF 6.0 specification for what is read of a picture. */
export const tiffTags = {
  subfileType: 254,
  width: 256,
  height: 257,
  compression: 259,
  photometric: 262,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  jpegTables: 347,
} as const;
