import type { UserType } from '@salient/shared/areas/users/user.ts';
import { archiveRights } from './rights/archiveRights.ts';
import { personsRights } from './rights/personsRights.ts';
import { placesRights } from './rights/placesRights.ts';
import { systemRights } from './rights/systemRights.ts';
import { visitorRights } from './rights/visitorRights.ts';

/** The nine account types of document 1, section 6; `anonymous` is a guest, from the one who may least to the one who may most. */
export const rightsColumns = [
  'anonymous',
  'readonly',
  'read-be-soldiers',
  'api-read',
  'api-write',
  'normal-civilian',
  'normal',
  'revisor',
  'admin',
] as const satisfies readonly UserType[];

/** Who gets what of paths, by HTTP status, and for hints: the code of a refusal. Who may upload and read which
 * file, its record decides: `tests/rpc/files`. */
const pathTable = `
                            guest readonly be-soldiers api-read api-write civilian normal revisor admin
  POST/api/v2               200   200      200         200      200       200      200    200     200
  GET/api                   200   200      200         200      200       200      200    200     200
  GET/healthz               200   200      200         200      200       200      200    200     200
  GET/metrics               200   200      200         200      200       200      200    200     200
  POST/api/file/uploadImage 200   200      200         200      200       200       200    200     200
  POST/file/uploadImage     200   200      200         200      200       200       200    200     200
  POST/api/uploaddocument/uploadImage 200   200      200         200      200       200       200    200     200
  POST/uploaddocument/uploadImage 200   200      200         200      200       200       200    200     200
  POST/api/uploadpage/uploadImage 200   200      200         200      200       200       200    200     200
  POST/uploadpage/uploadImage 200   200      200         200      200       200       200    200     200
  POST/api/uploadtranscriptions/uploadFile 200 200 200 200 200 200 200 200 200
  GET/api/transcription/:id 400 400 400 400 400 400 400 400 400
  GET/iiif/3/images/:id 404 404 404 404 404 404 404 404 404
  GET/iiif/3/images/:id/info.json 404 404 404 404 404 404 404 404 404
  GET/iiif/3/images/:id/:region/:size/:rotation/:file 404 404 404 404 404 404 404 404 404
  GET/iiif/3/documents/:id/manifest 404 404 404 404 404 404 404 404 404
  GET/iiif/3/documents/:id/annotations/:page 404 404 404 404 404 404 404 404 404
  GET/iiif/3/documents/:id/search 404 404 404 404 404 404 404 404 404
  GET/iiif/3/collections/:id 404 404 404 404 404 404 404 404 404
  GET/api/file/:id/:rendition 404   404      404         404      404       404       404    404     404
  GET/file/:id/:rendition   404   404      404         404      404       404       404    404     404
  GET/api/pdf/keyCertificate 400 400 400 400 400 400 400 400 400
  GET/pdf/keyCertificate     400 400 400 400 400 400 400 400 400
  GET/api/qr/keyLocation    400   400      400         400      400       400      400    400     400
  GET/qr/keyLocation        400   400      400         400      400       400      400    400     400
  GET/api/photo/:id/:print/:size 404 404 404 404 404 404 404 404 404
  POST/api/uploadlist/uploadFile 200 200 200 200 200 200 200 200 200
  GET/api/csv/import/:id/:severity 400 400 400 400 400 400 400 400 400
  GET/api/csv/figures 400 400 400 400 400 400 400 400 400
  GET/api/csv/download/:id 403 403 403 403 403 403 403 403 403
  POST/api/v2/callFunctionCsv 400 400 400 400 400 400 400 400 400
  GET/open-data 503 503 503 503 503 503 503 503 503
  GET/open-data/index.json 503 503 503 503 503 503 503 503 503
  GET/open-data/:file 503 503 503 503 503 503 503 503 503
  GET/open-data/id/:id 404 404 404 404 404 404 404 404 404
  GET/reconcile 200 200 200 200 200 200 200 200 200
  POST/reconcile 400 400 400 400 400 400 400 400 400
  GET/reconcile/suggest/entity 200 200 200 200 200 200 200 200 200
  GET/reconcile/suggest/type 200 200 200 200 200 200 200 200 200
  GET/reconcile/suggest/property 200 200 200 200 200 200 200 200 200
  GET/reconcile/flyout/entity 404 404 404 404 404 404 404 404 404
  GET/reconcile/flyout/type 404 404 404 404 404 404 404 404 404
  GET/reconcile/flyout/property 404 404 404 404 404 404 404 404 404
  GET/reconcile/preview 404 404 404 404 404 404 404 404 404
  GET/reconcile/properties 200 200 200 200 200 200 200 200 200
  GET/oai 200 200 200 200 200 200 200 200 200
  POST/oai 400 400 400 400 400 400 400 400 400
  GET/api/tile/:z/:x/:y 404 404 404 404 404 404 404 404 404
  GET/api/v2                405   405      405         405      405       405      405    405     405
  GET/api/realtime/         400   400      400         400      400       400      400    400     400
  GET/files/1               404   404      404         404      404       404      404    404     404
  POST/upload               404   404      404         404      404       404      404    404     404

  connect                   1000  yes      yes         yes      yes       yes      yes    yes     yes
  edit                      1000  1010     1010        1010     1010      yes      yes    yes     yes
  watch_kiosks              1000  1010     1010        1010     1010      yes      yes    yes     yes
`;

const read = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .split('\n')
      .slice(2)
      .map((line) => line.trim().split(/ +/))
      .filter(([name]) => name)
      .map(([name, ...cells]) => [name as string, cells]),
  );

/**
 * Who may call what, as recorded, by method in the order of `rightsColumns`: `yes`, or the code of the refusal (1000 sign in
 * first, 1010 not permitted). It says what the rows ROLE-01 to ROLE-24 and the method table decide, independently of the
 * code. A method that is not here fails the test: whoever adds one decides for each type.
 */
export const rights = new Map(
  [systemRights, personsRights, placesRights, archiveRights, visitorRights].flatMap((table) => [...read(table)]),
);
/** By path, and by what one does over socket.io. */
export const pathRights = read(pathTable);
