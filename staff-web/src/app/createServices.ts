import type { PageCode } from '@salient/shared/app/pages/staffPages.ts';
import { isMergedOrRemoved } from '@salient/shared/lib/client/isMergedOrRemoved.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { ContactRecorder } from '../areas/contacts/recorder/ContactRecorder.ts';
import { ContributionOffers } from '../areas/contacts/recorder/ContributionOffers.ts';
import { EditedDocument } from '../areas/documents/EditedDocument.ts';
import { PageUploads } from '../areas/documents/upload/PageUploads.ts';
import { MergePick } from '../areas/persons/merge/MergePick.ts';
import { ChosenPersons } from '../areas/search/ChosenPersons.ts';
import { createStaffClient } from '../lib/client/createStaffClient.ts';
import { RecordMergePick } from '../lib/merges/RecordMergePick.ts';
import { failureText, referenceOf } from '../lib/messages/failureText.ts';
import { MessageStore } from '../lib/messages/MessageStore.ts';
import { RecentReferences } from '../lib/picker/RecentReferences.ts';
import { RealtimeHints } from '../lib/realtime/RealtimeHints.ts';
import { SavedRecords } from '../lib/related/SavedRecords.ts';
import type { Services } from '../lib/services/services.ts';
import { SessionStore } from '../lib/session/SessionStore.ts';
import { SignInGate } from '../lib/session/SignInGate.ts';
import { followAccount } from '../lib/session/signOut.ts';
import { Shortcuts } from '../lib/shortcuts/Shortcuts.ts';
import { UnsavedWork } from '../lib/unsaved/UnsavedWork.ts';
import {
  archiveSlots,
  contactPersonSlots,
  forgetWork,
  memorialSlots,
  personSlots,
  projectSlots,
  quickCreators,
  recordPaths,
  recordSlots,
  staleQueries,
} from './composeAreas.ts';

interface Surroundings {
  readonly storage: Storage;
  /** Lives as long as the tab. */
  readonly tabStorage: Storage;
  readonly texts: i18n;
  readonly hasScreen: (code: PageCode) => boolean;
}

export function createServices({ storage, tabStorage, texts, hasScreen }: Surroundings): Services {
  const session = new SessionStore(storage);
  followAccount(session, () => services);
  const gate = new SignInGate();
  const messages = new MessageStore();
  /** What no component shows itself becomes a message (ERR-05). */
  const tell = (error: unknown) =>
    messages.error(failureText(error, textsOf(texts).t), { reference: referenceOf(failureOf(error)) });
  const client = createStaffClient({ session, gate });
  const pageUploads = new PageUploads({ session, gate });
  const savedRecords = new SavedRecords();
  const contactRecorder = new ContactRecorder({ session, client, storage });
  const services: Services = {
    session,
    gate,
    messages,
    client,
    queries: new QueryClient({
      // A page shows itself that it has no data, or leads to where its record went; rows that could only not be refreshed stay, and a message says so.
      queryCache: new QueryCache({
        onError: (error, { state, meta }) =>
          state.data !== undefined && !meta?.showsFailure && !isMergedOrRemoved(error) && tell(error),
      }),
      mutationCache: new MutationCache({
        onError: (error, _params, _result, { meta }) => !meta?.showsFailure && tell(error),
      }),
      defaultOptions: { queries: { retry: false, staleTime: 5_000 } },
    }),
    unsavedWork: new UnsavedWork(),
    realtime: new RealtimeHints(session),
    mergePick: new MergePick(tabStorage),
    chosenPersons: new ChosenPersons(),
    shortcuts: new Shortcuts(storage),
    hasScreen,
    staleQueries,
    recordPaths,
    quickCreators,
    recordMergePick: new RecordMergePick(),
    recentReferences: new RecentReferences(),
    personSlots,
    projectSlots,
    memorialSlots,
    recordSlots,
    archiveSlots,
    contactPersonSlots,
    editedDocument: new EditedDocument(),
    pageUploads,
    savedRecords,
    contactRecorder,
    contributionOffers: new ContributionOffers({ contactRecorder, savedRecords, pageUploads }),
    forgetWork: () => {
      services.recentReferences.clear();
      forgetWork(services);
    },
  };
  return services;
}
