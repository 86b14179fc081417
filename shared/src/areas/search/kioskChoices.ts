/** The choices of a kiosk in a form; apart from the schemas, which the first page of the web does without. */
export const kioskChoices = ['any', '1', '2', '3', '4'] as const;
