/** Where socket.io listens on the server's own origin; WebSocket only, so that no request needs the same process twice. */
export const realtimePath = '/api/realtime';
