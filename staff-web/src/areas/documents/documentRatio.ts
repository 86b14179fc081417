/** Where this browser keeps how document and page editor divide the screen (DOCUMENT-10). */
export const documentRatioKey = 'documentEditorRatio';
