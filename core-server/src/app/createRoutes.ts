import { type HttpPath, type HttpPathName, httpPaths } from '@salient/shared/lib/contract/httpPaths.ts';
import type { Middleware } from 'koa';
import Router from 'koa-router';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { answerFile } from '../areas/attachments/answerFile.ts';
import { answerUpload } from '../areas/attachments/answerUpload.ts';
import { receiveUpload } from '../areas/attachments/receiveUpload.ts';
import { answerArchive } from '../areas/documents/iiif/answerArchive.ts';
import { answerImage } from '../areas/documents/pages/answerImage.ts';
import { answerPageFile } from '../areas/documents/pages/answerPageFile.ts';
import { receiveDocumentImage } from '../areas/documents/pages/receiveDocumentImage.ts';
import { receivePages } from '../areas/documents/pages/receivePages.ts';
import { pageUploadRule } from '../areas/documents/pages/takePages.ts';
import { receiveTranscriptions } from '../areas/documents/transcriptions/receiveTranscriptions.ts';
import { answerTranscription } from '../areas/documents/transcriptions/transcriptionFiles.ts';
import { answerFiguresCsv } from '../areas/figures/figuresCsv.ts';
import { answerCsvDownload } from '../areas/functions/csv/answerCsvDownload.ts';
import { CsvExports } from '../areas/functions/csv/CsvExports.ts';
import { answerCallFunctionCsv } from '../areas/functions/csv/callFunctionCsv.ts';
import { answerImportCsv } from '../areas/imports/answerImportCsv.ts';
import { receiveList } from '../areas/imports/receiveList.ts';
import { answerKeyQr } from '../areas/key-locations/qr/answerKeyQr.ts';
import { answerMapTile } from '../areas/map-tiles/answerMapTile.ts';
import { answerOpenData } from '../areas/open-data/dump/answerOpenData.ts';
import { answerOai } from '../areas/open-data/oai/answerOai.ts';
import { answerReconcile } from '../areas/open-data/reconcile/answerReconcile.ts';
import { answerPicture } from '../areas/stories/answerPicture.ts';
import { answerKeyCertificate } from '../areas/stories/certificate/keyCertificate.ts';
import type { ReadSession } from '../areas/users/readSession.ts';
import type { Pools } from '../lib/db/pools.ts';
import { answerMetrics } from '../lib/http/answerMetrics.ts';
import { answerRpc } from '../lib/http/answerRpc.ts';
import { apiPage } from '../lib/http/apiPage.ts';
import { CallBodies, callBodyLimits } from '../lib/http/CallBodies.ts';
import { ImageRenderer } from '../lib/iiif/ImageRenderer.ts';
import type { CallerBudgets } from '../lib/rpc/CallerBudgets.ts';
import { ConcurrencyLimiter } from '../lib/rpc/ConcurrencyLimiter.ts';
import type { Dispatcher } from '../lib/rpc/Dispatcher.ts';
import type { Services } from '../lib/rpc/Services.ts';
import type { AppOptions } from './AppOptions.ts';
import { answerHealth } from './answerHealth.ts';
import { attachmentAreas } from './composeAreas.ts';
import type { Health } from './Health.ts';

/** What the paths beside the pages are answered with. */
interface Routing {
  readonly options: AppOptions;
  readonly pools: Pools;
  readonly services: Services;
  readonly sessions: ReadSession;
  readonly dispatcher: Dispatcher;
  readonly budgets: CallerBudgets;
  readonly registry: Registry;
  readonly health: Health;
  readonly log: Logger;
}

/** Every path of `httpPaths` with what answers it. */
export function createRoutes({
  options,
  pools,
  services,
  sessions,
  dispatcher,
  budgets,
  registry,
  health,
  log,
}: Routing): Router {
  const { files, scans, accessLimits, disk, tileCache, publicUrl, now } = services;
  const uploads = { dataSource: pools.staff, sessions, files, accessLimits, attachmentAreas, disk, now };
  const pageUploads = { ...uploads, scans, hooks: services.hooks, slots: new ConcurrencyLimiter(pageUploadRule) };
  const pageReaders = { staff: pools.staff, guest: pools.guest, tickets: files.tickets };
  const image = answerImage({
    readers: pageReaders,
    images: new ImageRenderer(scans.pyramids, options.guestCosts),
    publicUrl,
    log,
  });
  const archive = answerArchive({ readers: pageReaders, publicUrl });
  const bodies = new CallBodies({ ...callBodyLimits, ...options.callBodies });
  const csvExports = new CsvExports(pools.staff, services);
  const openDataAnswers = answerOpenData({ openData: services.openData, files, publicUrl });
  const reconcile = answerReconcile({ services, budgets });
  const oai = answerOai({ services, budgets });
  const answers: Readonly<Record<HttpPathName, Middleware | Middleware[]>> = {
    rpc: answerRpc(dispatcher, bodies),
    apiPage: apiPage(dispatcher, services.openData.licence !== null),
    uploadFile: answerUpload(log, (ctx) => receiveUpload(uploads, ctx)),
    uploadDocument: answerUpload(log, (ctx) => receiveDocumentImage({ ...pageUploads, services }, ctx)),
    uploadTranscriptions: answerUpload(log, (ctx) => receiveTranscriptions(uploads, ctx)),
    transcription: answerTranscription({ dataSource: pools.staff, tickets: files.tickets }),
    uploadPage: answerUpload(log, (ctx) => receivePages(pageUploads, ctx)),
    file: [
      answerFile({ dataSource: pools.guest, files, attachmentAreas, now }),
      answerPageFile({ readers: pageReaders, files }),
    ],
    image: image.base,
    imageInfo: image.info,
    imagePart: image.part,
    documentManifest: archive.manifest,
    documentAnnotations: archive.annotations,
    documentSearch: archive.search,
    collectionManifest: archive.collection,
    keyLocationQr: answerKeyQr({ dataSource: pools.guest, tickets: files.tickets, publicUrl }),
    photo: answerPicture({ dataSource: pools.guest, files, now }),
    keyCertificate: answerKeyCertificate({
      dataSource: pools.staff,
      tickets: files.tickets,
      publicUrl: options.publicUrl,
    }),
    csvDownload: answerCsvDownload({
      dataSource: pools.staff,
      tickets: files.tickets,
      csvExports,
      contactDataFor: services.contactDataFor,
      now,
    }),
    callFunctionCsv: answerCallFunctionCsv({ dataSource: pools.staff, sessions, services, csvExports, bodies }),
    mapTile: answerMapTile({ tileCache, accessLimits }),
    uploadList: answerUpload(log, (ctx) => receiveList({ ...uploads, importFiles: services.importFiles }, ctx)),
    importCsv: answerImportCsv({ files: services.importFiles, tickets: files.tickets }),
    figuresCsv: answerFiguresCsv({ dataSource: pools.staff, tickets: files.tickets }),
    openDataPage: openDataAnswers.page,
    openDataIndex: openDataAnswers.index,
    openDataFile: openDataAnswers.file,
    openRecord: reconcile.view,
    reconcile: reconcile.service,
    reconcileForm: reconcile.service,
    reconcileSuggestEntity: reconcile.suggestEntity,
    reconcileSuggestType: reconcile.suggestType,
    reconcileSuggestProperty: reconcile.suggestProperty,
    reconcileFlyoutEntity: reconcile.flyoutEntity,
    reconcileFlyoutType: reconcile.flyoutType,
    reconcileFlyoutProperty: reconcile.flyoutProperty,
    reconcilePreview: reconcile.preview,
    reconcileProperties: reconcile.properties,
    oai,
    oaiForm: oai,
    health: answerHealth({ health, pools, services, sessions, metricsToken: options.metricsToken }),
    metrics: answerMetrics(registry, options.metricsToken),
  };
  const router = new Router();
  for (const name of Object.keys(httpPaths) as HttpPathName[]) {
    const { path, method, aliases = [] }: HttpPath = httpPaths[name];
    for (const each of [path, ...aliases]) router.register(each, [method], answers[name]);
  }
  return router;
}
