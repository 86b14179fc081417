/** For a picture that is nowhere: its frame stays, with nothing in it. */
export const emptyPicture = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', {
    headers: { 'content-type': 'image/svg+xml' },
  });

/** For a kiosk that has never had a bundle and cannot reach the server: a quiet screen that tries again (ux.md K17). */
export const waitingPage = (): Response =>
  new Response(
    `<!doctype html><html lang="nl"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Salient</title>
<body bgcolor="#1c1917"></body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" } },
  );
