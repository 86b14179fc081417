/** Starts the app anew where it asks for the code of pairing. */
export const askToPair = (kiosk: number): void => location.replace(`/kiosk/${kiosk}?pair`);
