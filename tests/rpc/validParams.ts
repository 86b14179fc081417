import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { linkPlaceText } from '@salient/shared/areas/events/placeTextMethods.ts';
import { createPersonFeedback } from '@salient/shared/areas/feedback/feedbackMethods.ts';
import { strikeOutCounts } from '@salient/shared/areas/figures/figureMethods.ts';
import { hourOf } from '@salient/shared/areas/figures/useCount.ts';
import { askKiosk, getKiosk, sendKioskScreenshot } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import { mergeMemorials } from '@salient/shared/areas/memorials/memorialMergeMethods.ts';
import { mergeMilitaryEntities } from '@salient/shared/areas/military/militaryMergeMethods.ts';
import { removePersonFromMemorial } from '@salient/shared/areas/persons/memoratedMethods.ts';
import { clearMergeSuggestion, mergePersons } from '@salient/shared/areas/persons/mergeMethods.ts';
import { removePerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { decidePlace } from '@salient/shared/areas/places/placeHealingMethods.ts';
import { mergePlaces } from '@salient/shared/areas/places/placeMergeMethods.ts';
import { createStoryPreview } from '@salient/shared/areas/stories/publicStoryMethods.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { MethodName, Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { FeedbackTemplateEntity } from '../../core-server/src/areas/feedback/FeedbackTemplateEntity.ts';
import { PersonFeedbackEntity } from '../../core-server/src/areas/feedback/PersonFeedbackEntity.ts';
import { MailEntity } from '../../core-server/src/areas/mails/MailEntity.ts';
import { giveShortAddress } from '../../core-server/src/areas/short-addresses/giveShortAddress.ts';
import { hashToken } from '../../core-server/src/areas/users/readSession.ts';
import { SessionEntity } from '../../core-server/src/areas/users/SessionEntity.ts';
import { createAccountToken } from '../../core-server/src/areas/users/tokens/accountTokens.ts';
import { UserEntity } from '../../core-server/src/areas/users/UserEntity.ts';
import { kioskReport, onePixel, pairDevice, pairingCodeOf } from '../harness/kioskDevice.ts';
import type { TestServer } from '../harness/startServer.ts';
import type { TestClient } from '../harness/TestClient.ts';
import { imageBytes, memorialWithPictures, upload } from '../harness/upload.ts';

/** How a list writes the place of one event, and of no other. */
const writtenOnce = () => ({ place_as_written: `Dorp ${uuidv4()}` });

async function placeTextLink({ make }: TestServer) {
  const person = await make.person({ victim_type: 'civilian' });
  const { place_as_written: text } = await make.event('injured', { ...writtenOnce(), person_id: person.id });
  return { text, place_id: (await make.place()).id, events: 1 };
}

/**
 * Parameters with which each method succeeds for whoever may call it, made of fresh records at every call; `client` is
 * who will call, an admin when it is left out.
 */
export const validParams: {
  readonly [Name in MethodName]: (server: TestServer, client?: TestClient) => Promise<ParamsOf<Methods[Name]>>;
} = {
  authenticate2: ({ makeAccount }) => makeAccount(),
  getAuthenticatedUser: async () => ({}),
  logout: async () => ({}),
  findSessions: async () => ({ offset: 0, limit: 10 }),
  endSession: async (server, client) => ({ id: await sessionId(server, client ?? (await server.signIn('normal'))) }),
  activateUser: async (server) => ({ key: await key(server, 'pending'), password: 'klaproos in de wind' }),
  resetUserPassword: async (server) => ({ key: await key(server, 'checked'), password: 'klaproos in de wind' }),
  requestUserPasswordReset: async (server) => ({ email: (await account(server)).email }),
  resendUserInvitationMail: async (server) => ({ id: (await account(server, { status: 'pending' })).id }),
  findUsers: async () => ({
    text: 'a',
    filter: { type: 'normal', status: 'checked', language: 'nl', dataset: 'any', account: 'normal' },
    offset: 0,
    limit: 10,
    sort: [
      ['type', 1],
      ['account', -1],
    ],
  }),
  getServerState: async () => ({}),
  findBackupRuns: async () => ({ limit: 5 }),
  // Whoever asked before has had an answer.
  requestBackup: async ({ dataSource }) => {
    await dataSource.query('DELETE FROM backup_run WHERE finished_at IS NULL');
    return {};
  },
  getUser: async (server) => ({ id: (await account(server)).id }),
  createUser: async () => ({ user: userInput() }),
  updateUser: async (server) => ({ user: { ...userInput(), id: (await account(server)).id, version: 1 } }),
  validateUser: async () => ({ user: userInput(), mode: 'create' }),
  suspendUser: async (server) => ({ id: (await account(server)).id, version: 1 }),
  resumeUser: async (server) => ({ id: (await account(server)).id, version: 1 }),
  removeUser: async (server) => ({ id: (await account(server)).id, version: 1 }),
  findMails: async () => ({
    text: 'an',
    filter: { status: 'kept', kind: 'invitation' },
    offset: 0,
    limit: 10,
    sort: [['created_at', -1]],
  }),
  getMail: async (server) => ({ id: await sentMail(server) }),
  findPersonsByProjectMembership: async ({ make }) => ({
    project: (await make.project()).id,
    filter: { familyname: 'P' },
    offset: 0,
    limit: 10,
    sort: ['name', 1],
  }),
  findPerson: async () => ({
    text: 'peeters',
    dataset: 'namelist',
    extend: ['memorials', 'military_events'],
    offset: 0,
    limit: 5,
    sort: [['name', 1]],
  }),
  getPerson: async (server) => ({ id: await soldier(server), extend: ['events-with-places', 'relation-persons'] }),
  getPublicPerson: async (server) => ({ id: await soldier(server) }),
  getPersonSources: async (server) => ({ id: await soldier(server) }),
  getPersons: async (server) => ({ ids: [await soldier(server)] }),
  getPersonsDetails: async (server) => ({ ids: [await soldier(server)] }),
  createPerson: async (server) => ({ person: await civilian(server) }),
  updatePerson: async (server) => ({
    person: { id: (await server.make.person()).id, version: 1, ...(await civilian(server)) },
  }),
  validatePerson: async (server) => ({ person: await civilian(server), mode: 'create' }),
  removePerson: async ({ make }) => ({ id: (await make.person()).id, version: 1 }),
  previewMerge: async (server) => {
    const { idA, idB, choices } = await mergeablePair(server);
    return { idA, idB, choices };
  },
  mergePersons: mergeablePair,
  undoMerge: async (server) => {
    const editor = await server.signIn('normal');
    return { id: (await editor.call(mergePersons, await mergeablePair(server))).merge_id, notSame: true };
  },
  getMergeSuggestions: async () => ({ fromDate: '2014-08-04', toDate: '2118-11-11', offset: 0, limit: 10 }),
  findChangesByOthers: async () => ({ limit: 20 }),
  findMergeComparisons: async () => ({ limit: 2 }),
  requestMergeComparison: async () => ({}),
  findSimilarPersons: async () => ({
    surname: 'Jan',
    familyname: 'Peeters',
    born: '18940417',
    died: '1917????',
    limit: 5,
  }),
  clearMergeSuggestion: async (server) => {
    const { idA, idB } = await mergeablePair(server);
    return { idA, idB };
  },
  findDistinctPersons: async ({ make }) => ({ person_id: (await make.person()).id }),
  takeBackDistinct: async (server) => {
    const { idA, idB } = await mergeablePair(server);
    const editor = await server.signIn('normal');
    await editor.call(clearMergeSuggestion, { idA, idB });
    return { idA, idB };
  },
  findMerges: async ({ make }) => ({ person_id: (await make.person()).id }),
  createPersonFeedback: async (server) => ({ feedback: await feedbackInput(server) }),
  updatePersonFeedback: async (server) => {
    const feedback_session = uuidv7();
    const draft = { ...(await feedbackInput(server)), status: 'writing', feedback_session };
    const { id } = await server.guest.call(createPersonFeedback, { feedback: draft });
    return { feedback: { id, version: 1, feedback_session, description: 'Nog iets.' } };
  },
  validatePersonFeedback: async (server) => ({ feedback: await feedbackInput(server), mode: 'create' }),
  getPersonFeedback: async (server) => ({ id: await sentFeedback(server), extend: ['person_name', 'attachments'] }),
  findPersonFeedback: async (server) => {
    await sentFeedback(server);
    return {
      filter: { status: 'submitted' },
      offset: 0,
      limit: 10,
      sort: [['timestamp', -1]],
      extend: ['person_name', 'attachments'],
    };
  },
  markPersonFeedback: async (server) => ({
    ...{ id: await sentFeedback(server), version: 1, status: 'reviewed', outcome: 'applied', note: 'Dank u.' },
  }),
  applyFeedbackProposal: async (server) => ({
    id: await sentFeedback(server),
    version: 1,
    index: 0,
    record_version: 1,
  }),
  removePersonFeedback: async (server) => ({ id: await sentFeedback(server), version: 1 }),
  assignPersonFeedback: async (server) => ({
    ...{ id: await sentFeedback(server), version: 1, user_id: (await account(server)).id },
  }),
  findFeedbackStaff: async () => ({}),
  replyToPersonFeedback: async (server) => ({
    ...{ id: await sentFeedback(server, { may_answer: true }), version: 1, text: 'Waar vond u dat?' },
  }),
  findFeedbackTemplates: async () => ({}),
  createFeedbackTemplate: async () => ({ template: templateInput() }),
  updateFeedbackTemplate: async (server) => ({
    template: { ...templateInput(), id: await template(server), version: 1 },
  }),
  removeFeedbackTemplate: async (server) => ({ id: await template(server), version: 1 }),
  getKioskContent: async () => ({ kiosk: 1 }),
  getKioskContentVersion: async () => ({ kiosk: 1 }),
  findKiosks: async () => ({}),
  getKiosk: async () => ({ kiosk: 1 }),
  validateKiosk: async (server) => ({ kiosk: await kioskInput(server) }),
  updateKiosk: async (server) => ({ kiosk: await kioskInput(server) }),
  setKioskExitPin: async () => ({ kiosks: [3, 4], pin: '2711' }),
  openKioskPairing: async () => ({ kiosk: 1 }),
  pairKiosk: async (server) => ({ code: await pairingCodeOf(server, 2) }),
  unpairKiosk: async (server) => {
    await pairDevice(server, 3);
    return { kiosk: 3 };
  },
  reportKiosk: async (server) => ({ device_key: await pairDevice(server, 1), report: kioskReport(), outcomes: [] }),
  sendKioskScreenshot: async (server) => {
    const device_key = await pairDevice(server, 4);
    const { id } = await (await server.signIn('normal')).call(askKiosk, { kiosk: 4, kind: 'screenshot' });
    return { device_key, command_id: id, picture: onePixel };
  },
  getKioskScreenshot: async (server) => {
    const device_key = await pairDevice(server, 4);
    const { id } = await (await server.signIn('normal')).call(askKiosk, { kiosk: 4, kind: 'screenshot' });
    await server.guest.call(sendKioskScreenshot, { device_key, command_id: id, picture: onePixel });
    return { kiosk: 4 };
  },
  askKiosk: async (server) => {
    await pairDevice(server, 1);
    return { kiosk: 1, kind: 'identify', at_once: false };
  },
  findKioskCommands: async () => ({ kiosk: 1, limit: 5 }),
  countVisits: async () => ({
    kiosk: 2,
    batch: uuidv4(),
    sent_at: new Date().toISOString(),
    counts: [{ hour: hourOf(new Date()).toISOString(), what: 'visits', language: 'fr', version: 'child', count: 3 }],
  }),
  getFigures: async () => ({ from: '2026-11-01', to: '2026-11-30', kiosk: 2, step: 'week' }),
  getFiguresCsv: async () => ({ from: '2026-11-01', to: '2026-11-30', kiosk: 2, language: 'fr' }),
  findStruckCounts: async () => ({}),
  strikeOutCounts: async () => ({ kiosk: 2, from: '2026-11-22T09:00', to: '2026-11-22T12:00', reason: 'proef' }),
  restoreCounts: async (server) => {
    const admin = await server.signIn('admin');
    const struck = { kiosk: null, from: '2026-11-21T09:00', to: '2026-11-22T09:00' };
    return { id: (await admin.call(strikeOutCounts, struck)).id };
  },
  namesOfDay: async () => ({ month: 7, day: 31, lang: 'fr', limit: 5 }),
  reviewNamesOfDay: async () => ({ month: 7, day: 31, offset: 0, limit: 10 }),
  getAttachment: async (server) => ({ id: (await picture(server)).id }),
  findAttachments: async (server) => {
    const { memorial } = await memorialWithPictures(server);
    return { document: { collection: 'memorials', collection_id: memorial.id }, offset: 0, limit: 10 };
  },
  validateAttachment: async (server) => ({ attachment: { id: (await picture(server)).id, ...rights }, mode: 'update' }),
  setAttachmentRights: async (server) => ({
    attachments: [{ id: (await picture(server)).id, version: 1 }],
    rights: {
      ...{ licence: 'own' as const, rights_holder: '', credit_line: '', permission_date: null },
      ...{ permission_scope: '', permission_expires: null, usable_for: ['web' as const] },
    },
  }),
  updateAttachment: async (server) => ({ attachment: { id: (await picture(server)).id, version: 1, ...rights } }),
  orderAttachments: async (server) => {
    const { memorial, pictures } = await memorialWithPictures(server, 2);
    return { collection: 'memorials', collection_id: memorial.id, ids: pictures.map(({ id }) => id).reverse() };
  },
  removeAttachment: async (server) => {
    const feedback_session = uuidv7();
    const path = '/api/uploaddocument/uploadImage';
    const { data } = await upload(server, server.guest, await imageBytes(), { path, fields: { feedback_session } });
    return { id: data.id, feedback_session };
  },
  getFileTickets: async (server) => ({ ids: [(await picture(server)).id] }),
  createPersonEvent: async (server) => ({
    event: { ...(await injury(server)), person_id: (await server.make.person()).id },
  }),
  updatePersonEvent: async (server) => ({
    event: { ...(await injury(server)), id: (await server.make.event('injured')).id, version: 1 },
  }),
  getPersonEvent: async (server) => ({
    id: (await server.make.event('injured', { person_id: await soldier(server) })).id,
    extend: ['place', 'memorial'],
  }),
  validatePersonEvent: async (server) => ({
    event: { ...(await injury(server)), person_id: (await server.make.person()).id },
    mode: 'create',
  }),
  removePersonEvent: async ({ make }) => ({ id: (await make.event('injured')).id, version: 1 }),
  removeEvents: async ({ make }) => ({ person_id: (await make.event('injured')).person_id }),
  findPersonEvents: async (server) => ({
    person_id: await soldier(server),
    type: 'military',
    offset: 0,
    limit: 10,
    sort: ['sort_start_date', -1],
    extend: ['place'],
  }),
  findEventsByTypeAndPlace: async ({ make }) => {
    const place = await make.place();
    await make.event('injured', { place_id: place.id });
    return { type: 'injured', place_id: place.id, offset: 0, limit: 10 };
  },
  getCountries: async () => ({}),
  findPlaces: async ({ make }) => ({
    text: 'plaats',
    search_mode: 'head',
    resolution_status: 'custom',
    country_code: 'BE',
    ids: [(await make.place()).id],
    offset: 0,
    limit: 10,
    sort: [['name', 1]],
  }),
  getPlace: async ({ make }) => ({ id: (await make.place()).id, extend: ['events'] }),
  findPlaceByNameAndCountryCode: async ({ make }) => {
    await make.place({ languages: { nl: { name: 'Naamdorp' } } });
    return { name: 'Naamdorp', country_code: 'BE' };
  },
  findPlaceByRegion: async () => ({
    country_code: 'BE',
    administrative_area_level_1: 'Vlaanderen',
    administrative_area_level_2: 'West-Vlaanderen',
    text: 'a',
    offset: 0,
    limit: 100,
  }),
  findSimilarPlaces: async ({ make }) => ({
    name: 'Plaats',
    country_code: 'BE',
    except: (await make.place()).id,
    limit: 10,
  }),
  validatePlace: async () => ({ place: place(), mode: 'create' }),
  createPlace: async () => ({ place: place() }),
  updatePlace: async ({ make }) => ({ place: { ...place(), id: (await make.place()).id, version: 1 } }),
  canRemovePlace: async ({ make }) => ({ id: (await make.place()).id }),
  removePlace: async ({ make }) => ({ id: (await make.place()).id, version: 1 }),
  previewPlaceMerge: async ({ make }) => ({
    idA: (await make.place()).id,
    idB: (await make.place()).id,
    choices: { loc: 'b' as const },
  }),
  mergePlaces: async ({ make }) => ({
    idA: (await make.place()).id,
    idB: (await make.place()).id,
    versionA: 1,
    versionB: 1,
    choices: { type: 'a' as const },
    reason: 'zelfde dorp',
  }),
  undoPlaceMerge: async ({ make, signIn }) => {
    const editor = await signIn('normal');
    const two = { idA: (await make.place()).id, idB: (await make.place()).id };
    return { id: (await editor.call(mergePlaces, two)).merge_id };
  },
  findWaitingPlaces: async () => ({ text: 'Ieper', status: 'unresolved' as const, offset: 0, limit: 10 }),
  findPlaceCandidates: async ({ make }) => ({ id: (await make.place({ resolution_status: 'unresolved' })).id }),
  decidePlace: async ({ make }) => ({
    id: (await make.place({ resolution_status: 'unresolved' })).id,
    version: 1,
    decision: { kind: 'not_found' as const },
  }),
  undoPlaceDecision: async ({ make, signIn }, client) => {
    const { id } = await make.place({ resolution_status: 'unresolved' });
    const decideAs = (by: TestClient) =>
      by.call(decidePlace, { id, version: 1, decision: { kind: 'not_found' as const } });
    const byEditor = async () => decideAs(await signIn('normal'));
    const { decision } = await (client ? decideAs(client).catch(byEditor) : byEditor());
    return { id: decision.id };
  },
  startPlaceLookup: async () => ({}),
  stopPlaceLookup: async () => ({}),
  getPlaceLookup: async () => ({}),
  findPlaceDoubles: async () => ({ text: 'a', apart: true, offset: 0, limit: 10 }),
  keepPlacesApart: async ({ make }) => ({ idA: (await make.place()).id, idB: (await make.place()).id, apart: true }),
  findPlaceTexts: async ({ make }) => ({ text: 'a', place_id: (await make.place()).id, offset: 0, limit: 10 }),
  getPlaceText: async ({ make }) => ({ text: (await make.event('injured', writtenOnce())).place_as_written }),
  linkPlaceText: async (server) => placeTextLink(server),
  undoPlaceTextLink: async (server, client) => {
    const params = await placeTextLink(server);
    const byEditor = async () => (await server.signIn('normal')).call(linkPlaceText, params);
    return { id: (await (client ? client.call(linkPlaceText, params).catch(byEditor) : byEditor())).id };
  },
  findPlaceMerges: async ({ make }) => ({ place_id: (await make.place()).id }),
  googleMapsAPI: async () => ({ name: 'Ieper', country: 'BE', language: 'nl' as const }),
  googleMapsAPIMulti: async () => ({ name: 'Ieper', country: 'BE', language: 'all' as const }),
  geonamesAPI: async () => ({ name: 'Ieper', country: 'BE', language: 'fr' as const }),
  findMemorials: async ({ make }) => ({
    text: 'begraafplaats',
    search_mode: 'contains',
    extend: ['nbr_of_persons', 'place_names'],
    ids: [(await make.memorial()).id],
    offset: 0,
    limit: 10,
    sort: ['name', -1],
  }),
  getMemorial: async ({ make }) => ({
    id: (await make.memorial()).id,
    extend: ['nbr_of_persons', 'place_names', 'place', 'images'],
  }),
  getPublicMemorial: async ({ make }) => ({ id: (await make.memorial()).id }),
  findPublicPersonsOnMemorial: async ({ make }) => ({
    ...{ memorialId: (await make.event('memorated')).memorial_id ?? '', text: 'a', offset: 0, limit: 50 },
  }),
  lookUpMemorialAddress: async ({ make }) => ({
    ...{ address: 'Grote Markt 34', place_id: (await make.place()).id, within: 'locality', language: 'nl' },
  }),
  findSimilarMemorials: async ({ make }) => {
    const { id, place_id } = await make.memorial();
    return { names: ['begraafplaats'], place_id, except: id, limit: 5 };
  },
  findMemorialDoubles: async () => ({ text: 'a', apart: false, offset: 0, limit: 10 }),
  keepMemorialsApart: async ({ make }) => ({
    ...{ idA: (await make.memorial()).id, idB: (await make.memorial()).id, apart: true },
  }),
  previewMemorialMerge: async ({ make }) => ({
    idA: (await make.memorial()).id,
    idB: (await make.memorial()).id,
    choices: { loc: 'b' as const },
  }),
  mergeMemorials: async ({ make }) => ({
    idA: (await make.memorial()).id,
    idB: (await make.memorial()).id,
    versionA: 1,
    versionB: 1,
    choices: { type: 'a' as const },
    reason: 'zelfde begraafplaats',
  }),
  undoMemorialMerge: async ({ make, signIn }) => {
    const editor = await signIn('normal');
    const two = { idA: (await make.memorial()).id, idB: (await make.memorial()).id };
    return { id: (await editor.call(mergeMemorials, two)).merge_id };
  },
  findMemorialMerges: async ({ make }) => ({ memorial_id: (await make.memorial()).id }),
  getPublicUnit: async ({ make }) => ({ id: (await make.militaryEntity()).id }),
  findPublicPersonsInUnit: async ({ make }) => ({
    ...{ unitId: (await make.militaryEntity()).id, text: 'a', offset: 0, limit: 50 },
  }),
  getUnitPlaces: async ({ make }) => ({
    ...{ id: (await make.militaryEntity()).id, from_date: '191707??', to_date: '19170804' },
  }),
  getUnitByMonth: async ({ make }) => ({ id: (await make.militaryEntity()).id }),
  getUnitLosses: async ({ make }) => ({ unitId: (await make.militaryEntity()).id }),
  getMemorials: async ({ make }) => ({ ids: [(await make.memorial()).id], extend: ['place'] }),
  validateMemorial: async (server) => ({ memorial: await memorial(server), mode: 'create' }),
  createMemorial: async (server) => ({ memorial: await memorial(server) }),
  updateMemorial: async (server) => ({
    memorial: { ...(await memorial(server)), id: (await server.make.memorial()).id, version: 1 },
  }),
  removeMemorial: async ({ make }) => ({ id: (await make.memorial()).id, version: 1 }),
  findPersonOnMemorial: async ({ make }) => {
    const { memorial_id } = await make.event('memorated');
    return {
      ...{ memorialId: memorial_id ?? '', text: 'a', filter: { name: 'e' }, offset: 0, limit: 10 },
      sort: [['name', -1]],
    };
  },
  getPersonsMemorated: async ({ make }) => ({ memorialId: (await make.event('memorated')).memorial_id ?? '' }),
  addPersonToMemorial: async ({ make }) => ({
    personId: (await make.person({ victim_type: 'civilian' })).id,
    memorialId: (await make.memorial()).id,
  }),
  addNewPersonToMemorial: async (server) => ({
    memorialId: (await server.make.memorial()).id,
    person: await civilian(server),
  }),
  removePersonFromMemorial: async ({ make }) => {
    const { id: personId } = await make.person({ victim_type: 'civilian' });
    const { memorial_id } = await make.event('memorated', { person_id: personId });
    return { personId, memorialId: memorial_id ?? '' };
  },
  returnPersonToMemorial: async (server, client) => {
    const { id: personId } = await server.make.person({ victim_type: 'civilian' });
    const { id, memorial_id } = await server.make.event('memorated', { person_id: personId });
    const params = { personId, memorialId: memorial_id ?? '' };
    const byEditor = async () => (await server.signIn('normal')).call(removePersonFromMemorial, params);
    await (client ? client.call(removePersonFromMemorial, params).catch(byEditor) : byEditor());
    return { ...params, events: [id] };
  },
  findMilitaryEntities: async ({ make }) => {
    await make.militaryEntity();
    return { text: 'regiment', type: ['regiment', 'unit'], offset: 0, limit: 10, sort: [['army', 1]] };
  },
  getArmyList: async () => ({ text: 'e', offset: 0, limit: 10 }),
  getRegimentList: async () => ({ text: 'r', army: 'B.E.F.', offset: 0, limit: 10 }),
  getUnitList: async () => ({ text: 'b', army: 'B.E.F.', regiment: 'Royal Irish Rifles', offset: 0, limit: 10 }),
  getUnitNumberList: async () => ({ text: '', army: 'B.E.F.', regiment: '', unit: 'battalion', offset: 0, limit: 10 }),
  getMilitaryEntity: async ({ make }) => ({
    id: (await make.militaryEntity()).id,
    extend: ['history.entity', 'history.place'],
  }),
  validateMilitaryEntity: async (server) => ({ entity: await militaryEntity(server), mode: 'create' }),
  validateMilitaryEntityHistory: async (server) => ({
    event: await militaryEvent(server),
    mode: 'create',
    id: (await server.make.militaryEntity()).id,
    index: null,
  }),
  createMilitaryEntity: async (server) => ({ entity: await militaryEntity(server) }),
  updateMilitaryEntity: async (server) => ({
    entity: {
      id: (await server.make.militaryEntity()).id,
      version: 1,
      regiment: `2e Jagers ${uuidv7()}`,
      history: [await militaryEvent(server)],
    },
  }),
  removeMilitaryEntity: async ({ make }) => ({ id: (await make.militaryEntity()).id, version: 1 }),
  getMilitaryEntitiesIn: async ({ make }) => ({
    id: (await make.militaryEntity({ type: 'division', division: `Divisie ${uuidv7()}` })).id,
    text: '',
    filter: { type: 'regiment' as const },
    offset: 0,
    limit: 10,
    sort: [['regiment', 1]],
  }),
  hasMilitaryEntity: async () => ({
    ...{ type: 'unit', army: 'A.B.L.', division: '', brigade: '' },
    ...{ regiment: '1e Linie', corps: '', unit: 'Bataljon', unit_nr: 'II' },
  }),
  getMilitaryEntitySoldiers: async () => ({
    ...{ army: 'A.B.L.', regiment: '1e Linie', unit: '', unit_nr: '', text: '', filter: { gender: 'male' } },
    ...{ offset: 0, limit: 10, sort: [['name', 1]], extend: ['memorials', 'military_events'] },
  }),
  canRemoveMilitaryEntity: async ({ make }) => ({ id: (await make.militaryEntity()).id }),
  previewMilitaryMerge: twoRegiments,
  mergeMilitaryEntities: async (server) => ({
    ...(await twoRegiments(server)),
    ...{ versionA: 1, versionB: 1, reason: 'Twee schrijfwijzen' },
  }),
  undoMilitaryMerge: async (server) => {
    const editor = await server.signIn('normal');
    return { id: (await editor.call(mergeMilitaryEntities, await twoRegiments(server))).merge_id };
  },
  findMilitaryMerges: async ({ make }) => ({ military_entity_id: (await make.militaryEntity()).id }),
  findProjects: async () => ({
    text: 'a',
    filter: { type: 'temporary_exhibition' as const, title: 'o' },
    offset: 0,
    limit: 10,
    sort: [['title', 1]],
  }),
  getProject: async ({ make }) => ({ id: (await make.project()).id }),
  keyLocationsForMap: async ({ make }) => {
    await make.keyLocation();
    return {};
  },
  findKeyLocations: async ({ make }) => {
    const { year } = await make.keyLocation();
    return { text: 'sleutel', filter: { name: 'sleutel', year }, offset: 0, limit: 10, sort: [['photo_count', -1]] };
  },
  getKeyLocation: async ({ make }) => ({ id: (await make.keyLocation()).id, extend: ['photos'] }),
  validateKeyLocation: async () => ({ keyLocation: keyLocation(), mode: 'create' }),
  createKeyLocation: async () => ({ keyLocation: keyLocation() }),
  updateKeyLocation: async ({ make }) => ({
    keyLocation: { ...keyLocation(), id: (await make.keyLocation()).id, version: 1 },
  }),
  removeKeyLocation: async ({ make }) => ({ id: (await make.keyLocation()).id, version: 1 }),
  findKeyLocationSuggestions: async ({ make }) => {
    await make.keyLocation();
    return { text: 'sleutel', limit: 10 };
  },
  getPublicKeyLocation: async ({ make }) => ({ id: (await make.keyLocation()).id }),
  getKeyLocationQr: async ({ make }) => ({ ids: [(await make.keyLocation()).id], distance: 500 }),
  findKeyWalks: async ({ make }) => {
    await make.keyWalk();
    return {};
  },
  createKeyWalk: async (server) => ({ keyWalk: await keyWalk(server) }),
  updateKeyWalk: async (server) => ({
    keyWalk: { ...(await keyWalk(server)), id: (await server.make.keyWalk()).id, version: 1 },
  }),
  removeKeyWalk: async ({ make }) => ({ id: (await make.keyWalk()).id, version: 1 }),
  openShortAddress: async ({ dataSource, make }) => {
    const { id } = await make.keyLocation();
    return { code: await giveShortAddress(dataSource.manager, { kind: 'key_location', id }) };
  },
  findContactPersonByName: async ({ make }) => ({
    firstName: 'gr',
    lastName: (await make.contactPerson()).lastName,
    limit: 5,
  }),
  getPersonStory: async ({ make }) => ({
    id: (await make.story()).id,
    extend: ['linked_stories', 'key_location', 'contact_persons'],
  }),
  getPersonStory2: async ({ make }) => ({ id: (await make.story()).id }),
  createPersonStory: async (server) => ({ story: await storyInput(server) }),
  updatePersonStory: async ({ make }) => ({
    story: { id: (await make.story()).id, version: 1, community: 'Poperinge', coupling_tags: ['gas'] },
  }),
  validatePersonStory: async (server) => ({ story: await storyInput(server), mode: 'create', target: 'museum' }),
  publishPersonStory: async ({ make }) => ({
    id: (await make.story()).id,
    version: 1,
    target: 'museum',
    confirmed: true,
  }),
  unpublishPersonStory: async ({ make }) => ({ id: (await make.story({ targets: ['museum'] })).id, version: 1 }),
  removePersonStory: async ({ make }) => ({ id: (await make.story()).id, version: 1 }),
  getStoriesForPerson: async ({ make }) => ({ id: (await make.story()).person_id_ref }),
  removeStoriesForPerson: async ({ make }) => ({ id: (await make.story()).person_id_ref }),
  findPersonStories: async ({ make }) => {
    const { key_location_id: _none } = await make.story();
    return {
      text: 'peeters',
      filter: { nl: 'DONE' as const, published: false, child: false, kiosk: 1, outdated: false },
      extend: ['linked_stories'],
      offset: 0,
      limit: 5,
      sort: [['nl', -1]],
    };
  },
  findMatchingPersonStories: async ({ make }) => ({
    id: (await make.story()).id,
    text: 'jan',
    filter: { de: 'IN_PROGRESS' as const },
    offset: 0,
    limit: 5,
    sort: [['linked_count', -1]],
  }),
  findPersonStoriesByName: async () => ({ text: 'jan peet', limit: 5 }),
  getKeyCertificate: async ({ make }) => ({ id: (await make.story({ key_certificate: true })).id, language: 'fr' }),
  findExpiringPermissions: async () => ({ offset: 0, limit: 10 }),
  importDocumentPhotoToPersonStory: async ({ make }) => {
    const documentId = uuidv7();
    await make.attachment(documentId, { collection: 'documents' });
    return { id: (await make.story()).id, version: 1, documentId, element: 0, kind: 'map' };
  },
  importAttachmentToPersonStory: async ({ make }) => {
    const { id } = await make.story();
    return { id, version: 1, attachmentId: (await make.attachment(id)).id, kind: 'new' };
  },
  updatePersonStoryPhoto: async ({ make }) => ({
    id: (await make.story()).id,
    version: 1,
    kind: 'profile',
    settings: { template: 2, grayscale: true, contrast: 1.2, legend: { nl: 'In uniform' }, alt: { nl: 'Een man' } },
  }),
  deletePersonStoryPhoto: async ({ make }) => ({ id: (await make.story()).id, version: 1, kind: 'profile' }),
  getPublishedStoryFromMuseum: async ({ make }) => ({ id: (await make.story({ targets: ['museum'] })).id }),
  getPublishedStoryFromKey: async ({ make }) => {
    const { id } = await make.keyLocation();
    return { id: (await make.story({ targets: ['key'], key_location_id: id })).id };
  },
  getPublishedStoryPair: async ({ make }) => ({
    story1: (await make.story({ targets: ['museum'] })).id,
    story2: (await make.story({ targets: ['museum'] })).id,
  }),
  getKioskStories: async () => ({ kiosk: 1 }),
  createStoryPreview: async ({ make }) => ({ id: (await make.story()).id, target: 'museum' }),
  getStoryPreview: async (server) => {
    const { id } = await server.make.story();
    const { ticket } = await (await server.signIn('readonly')).call(createStoryPreview, { id });
    return { ticket };
  },
  findChanges: async (server) => ({ type: 'person', id: (await changedPerson(server)).id, offset: 0, limit: 10 }),
  findAllChanges: async () => ({
    from: '2014-08-04',
    to: '2118-11-11',
    source: 'staff',
    type: 'person',
    kind: 'changed',
    gone: false,
    offset: 0,
    limit: 10,
  }),
  restoreFields: async (server) => {
    const { change } = await changedPerson(server);
    return { change, side: 'before', fields: ['nationality'], version: 2 };
  },
  restoreVersion: async (server) => ({ change: (await changedPerson(server)).change, side: 'before', version: 2 }),
  restoreRemoved: async (server) => ({ change: await removedPerson(server) }),
  getFunctions: async () => ({}),
  getFunction: async () => ({ name: 'FindPersonAdvancedPublic' }),
  validateFunction: async () => ({ name: 'FindPersonAdvancedPublic', args: publicSearch }),
  findPersonAdvanced: async () => ({
    query: { familyname: { value: 'P', mode: 'head' } },
    offset: 0,
    limit: 10,
    sort: ['name', 1],
  }),
  callFunction: async () => ({
    name: 'FindPersonAdvancedPublic',
    args: publicSearch,
    offset: 0,
    limit: 10,
    sort: [['born', -1]],
    facets: true,
  }),
};

let counter = 0;

/** A story with every field that an editor may send, of somebody whom a `normal-civilian` account may write about. */
async function storyInput({ make }: TestServer) {
  const person = await make.person();
  const event = await make.event('where', { person_id: person.id, place_id: (await make.place()).id });
  const text = { story_part_1: 'Hij woonde hier.', story_part_2: 'Hij ging weg.', story_status: 'DONE' };
  const child = { story_child_part_1: 'Dit is Jan.', story_child_part_2: 'Weg!', story_child_status: 'DONE' };
  return {
    person_id_ref: person.id,
    first_name: 'Jan',
    family_name: 'Peeters',
    born_year: '1890',
    died_year: '?',
    community: 'Ieper',
    area: 'West-Vlaanderen',
    country_code: 'be',
    place_source_event_ref: event.id,
    story_child_option: true,
    story_text: { nl: { ...text, ...child }, fr: { ...text, still_right: ['main' as const] } },
    kiosks: [1, 3],
    coupling_use_events_with_places_refs: [event.id],
    coupling_tags: ['gas', 'medical_care'],
    coupling_use_died_date: true,
    coupling_stories: [(await make.story()).id],
    key_location_id: (await make.keyLocation()).id,
    key_day: 11,
    key_month: '11',
    key_year: 2018,
    key_organisation_title: 'Gidsenbond',
    key_form_of_address: 'Mevrouw',
    key_certificate: true,
    linked_contact_persons: [{ person: (await make.contactPerson()).id, title: 'kleindochter' }],
  };
}

/** What an editor may send for a new memorial, every field filled in. */
const memorial = async ({ make }: TestServer) => ({
  name: 'Begraafplaats aan de molen',
  alternative_names: ['Mill Cemetery'],
  type: 'cemetery',
  type_cemetery_details: { kind: 'military', exists: true, nationality: 'Brits' },
  description: 'Aangelegd in 1917.',
  start_day: '?',
  start_month: 8,
  start_year: '1917',
  place_id: (await make.place()).id,
  address: 'Molenstraat 1',
  address_loc: { lat: 50.86, lon: 2.89 },
  loc: { lat: 50.85, lon: 2.88 },
  position_locked: true,
  british_trench_coordinates: '28 i 12 c',
});

/** What an editor may send for a new key location, every field filled in. */
let places = 0;
const place = () => ({
  type: 'locality',
  country_code: 'BE',
  languages: { nl: { name: `Nieuwe plaats ${++places}`, administrative_area_level_1: 'Vlaanderen' } },
  further_languages: { sl: 'Novi kraj' },
  alternative_names: ['Nieuw dorp'],
  loc: { lat: 50.85, lon: 2.88 },
  resolution_status: 'custom',
  looked_up: false,
});
const keyLocation = () => ({
  name: 'Sleutel aan de Menenpoort',
  number: String(500 + ++counter),
  year: 2018,
  position: { lat: 50.8521, lon: 2.8916 },
  positionLocked: true,
  notes: { nl: 'Aan de poort', en: 'At the gate', fr: 'À la porte', de: 'Am Tor' },
});

/** A regiment as its form sends it, with a history of each kind. */
const militaryEntity = async (server: TestServer) => ({
  type: 'regiment',
  army: 'A.B.L.',
  regiment: `2e Karabiniers ${uuidv7()}`,
  history: [
    await militaryEvent(server),
    { type: 'attached', from_date: '1916????', army: 'B.E.F.', description: 'Aan de Somme' },
    {
      ...{ type: 'track', from_date: '19170731', to_date: '19170802', track_type: 'rest' },
      ...{ place_id: (await server.make.place()).id, topo: 'Kamp bij het bos' },
    },
  ],
});

async function militaryEvent({ make }: TestServer) {
  const { id } = await make.militaryEntity({ type: 'division', division: `Divisie ${uuidv7()}` });
  return {
    type: 'structure',
    from_date: '19140804',
    to_date: '191506??',
    entity_id: id,
    description: 'Bij de mobilisatie',
  };
}

async function twoRegiments({ make }: TestServer) {
  return { idA: (await make.militaryEntity()).id, idB: (await make.militaryEntity()).id };
}

/** A walk as its form sends it. */
const keyWalk = async ({ make }: TestServer) => ({
  titles: { nl: 'Gas', en: 'Gas', fr: 'Les gaz', de: 'Gas' },
  keys: [(await make.keyLocation()).id, (await make.keyLocation()).id],
  length_km: '2,4',
  minutes: '40',
  for_children: true,
});

/** What an administrator may send for a new account, every field filled in. */
const userInput = () => ({
  type: 'read-be-soldiers',
  account: `an.peeters${++counter}`,
  name: 'An Peeters',
  email: `an.peeters${counter}@example.org`,
  phone: '+32 (0)57 12 34 56',
  description: 'Vrijwilliger op dinsdag',
  language: 'fr',
  army: 'B.E.F.',
  dataset: 'military',
});

async function account(server: TestServer, given: Partial<UserEntity> = {}): Promise<UserEntity> {
  const { account: name } = await server.makeAccount({ email: `account${++counter}@example.org`, ...given });
  return server.dataSource.manager.findOneByOrFail(UserEntity, { account: name });
}

async function key(server: TestServer, status: 'pending' | 'checked'): Promise<string> {
  const { id } = await account(server, { status });
  const purpose = status === 'pending' ? 'invitation' : 'passwordReset';
  return createAccountToken(server.dataSource.manager, id, purpose, new Date());
}

async function sentMail(server: TestServer): Promise<string> {
  const { id: user_id, email: recipient } = await account(server);
  const id = uuidv7();
  const mail = { id, kind: 'passwordReset', user_id, recipient, language: 'nl', status: 'sent' } as const;
  await server.dataSource.manager.insert(MailEntity, { ...mail, sent_at: new Date() });
  return id;
}

async function sessionId(server: TestServer, { token }: TestClient): Promise<string> {
  const hashed = hashToken(token);
  return (await server.dataSource.manager.findOneByOrFail(SessionEntity, { token_hash: hashed })).id;
}

const publicSearch = {
  familyname: { value: 'peet', mode: 'head' },
  gender: 'MALE',
  born: { from: '1880????' },
  events: [{ type: 'enlisted', inputs: { army: { value: 'B.E.F.', mode: 'complete' } } }],
};

/** A person that was changed once, by the id of that change. */
async function changedPerson(server: TestServer): Promise<{ id: string; change: string }> {
  const { id } = await server.make.person();
  const editor = await server.signIn('normal');
  await editor.call(updatePerson, { person: { id, version: 1, nationality: 'Belg' } });
  const { data } = await editor.call(findChanges, { type: 'person', id });
  return { id, change: data[0]?.id ?? '' };
}

/** Two civilians that differ in their first names. */
async function mergeablePair({ make }: TestServer) {
  const [a, b] = [await make.person(), await make.person({ surname: 'Johannes', familyname: 'Peeters' })];
  return {
    ...{ idA: a.id, idB: b.id, versionA: 1, versionB: 1 },
    ...{ choices: { surname: 'b', familyname: 'a' } as const, reason: 'zelfde akte' },
  };
}

/** The change that removed a person. */
async function removedPerson(server: TestServer): Promise<string> {
  const { id } = await server.make.person();
  const editor = await server.signIn('normal');
  await editor.call(removePerson, { id, version: 1 });
  const { data } = await editor.call(findChanges, { type: 'person', id });
  return data[0]?.id ?? '';
}

/** A soldier of the army that `read-be-soldiers` accounts may see. */
async function soldier({ make }: TestServer): Promise<string> {
  const { id } = await make.person({ victim_type: 'military' });
  const place = await make.place();
  await make.event('military', {
    person_id: id,
    enlisted_army: 'B.E.F.',
    enlisted_regt: 'Royal Irish Rifles',
    place_id: place.id,
  });
  return id;
}

/** A civilian with every field that a client may send, so that `normal-civilian` may save it. */
async function civilian({ make }: TestServer) {
  const [other, project] = [await make.person(), await make.project()];
  return {
    surname: 'Maria',
    familyname: 'Vandenberghe',
    alternative_surnames: ['Marie', 'Mieke'],
    alternative_familynames: 'Van den Berghe, Vandenberge',
    initials: 'M.',
    nationality: 'Belg',
    gender: 'female',
    born_day: 1,
    born_month: '2',
    born_year: 1890,
    died_day: '?',
    died_month: null,
    died_year: '1917',
    died_age: 27,
    victim_type: 'civilian',
    victim_type_details: 'executed',
    war_casualty: true,
    in_namelist: true,
    irish_memorial_records: false,
    description: 'Dochter van Pieter.\nTwee broers.',
    relations: [{ person_id: other.id, relation: 'sibling', comments: 'akte 12' }],
    project_memberships: [{ project: project.id, notes: 'zaal 1' }],
  };
}

async function injury({ make }: TestServer) {
  return {
    type: 'injured',
    start_day: 31,
    start_month: 7,
    start_year: 1917,
    end_day: null,
    end_month: '?',
    end_year: '1917',
    place_id: (await make.place()).id,
    topo: 'Menenstraat 1',
    description: 'door een granaat',
    injured_wound: 'been',
    injured_cause: 'granaat',
  };
}

/** A picture of a memorial. */
const picture = async (server: TestServer) =>
  (await memorialWithPictures(server)).pictures[0] as Awaited<ReturnType<typeof memorialWithPictures>>['pictures'][0];

const rights = {
  alt: { nl: 'De poort bij avond' },
  licence: 'permission' as const,
  permission_date: '2026-01-02',
  permission_scope: 'Kiosk en website',
  permission_expires: '2036-01-02',
  usable_for: ['kiosk' as const, 'web' as const],
};

async function kioskInput(server: TestServer) {
  const { id, version } = await (await server.signIn('admin')).call(getKiosk, { kiosk: 1 });
  return { id, version, name: 'Kiosk aan de lift', idle_seconds: 90, monday: '', exceptions: ['2026-12-25'] };
}

/** A message about a civilian, whom every editor may change. */
const feedbackInput = async ({ make }: TestServer) => ({
  person_id: (await make.person({ victim_type: 'civilian' })).id,
  firstName: 'An',
  lastName: 'Peeters',
  email: `${uuidv7()}@example.org`,
  description: 'Zijn geboortejaar klopt niet.',
  language: 'nl',
  proposals: [{ field: 'born', value: '1890????' }],
});

/** A message that has arrived, with a correction; straight in the database, so that no mail is on its way. */
async function sentFeedback(
  { dataSource, make }: TestServer,
  given: Partial<PersonFeedbackEntity> = {},
): Promise<string> {
  const id = uuidv7();
  const { id: person_id } = await make.person({ victim_type: 'civilian' });
  const proposals = [
    { event_id: null, field: 'born', value: '1890????', place_id: null, was: '????????', applied_at: null },
  ];
  await dataSource.manager.insert(PersonFeedbackEntity, {
    ...{ id, person_id, reference: id, email: 'an@example.org', description: 'Dit klopt niet.', proposals },
    ...{ language: 'nl', status: 'submitted', subject: 'correction', may_answer: false },
    ...given,
  });
  return id;
}

/** A text that answers begin with; no two have one name. */
const templateInput = () => ({ name: `Sjabloon ${uuidv7()}`, nl: 'Over {person}: {reference}', de: 'Zu {person}' });

async function template({ dataSource }: TestServer): Promise<string> {
  const id = uuidv7();
  await dataSource.manager.insert(FeedbackTemplateEntity, { id, ...templateInput() });
  return id;
}
