/** The header in which a paired kiosk shows its key: its calls have connections of their own, whatever guests do. */
export const deviceKeyHeader = 'x-salient-device-key';
