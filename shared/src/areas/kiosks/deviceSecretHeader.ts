/** The header in which a paired kiosk shows its secret: its calls have connections of their own, whatever guests do. */
export const deviceSecretHeader = 'x-salient-device-key';
