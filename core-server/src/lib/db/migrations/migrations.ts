import { CreateNamesList1763712000000 } from './1763712000000-CreateNamesList.ts';
import { TrackImports1763715600000 } from './1763715600000-TrackImports.ts';
import { ReportIndexing1763720000001 } from './1763720000001-ReportIndexing.ts';
import { ManageAccounts1763730000000 } from './1763730000000-ManageAccounts.ts';
import { KeepHistory1763740000000 } from './1763740000000-KeepHistory.ts';
import { MergePersons1763750000000 } from './1763750000000-MergePersons.ts';
import { SuggestMerges1763750000001 } from './1763750000001-SuggestMerges.ts';
import { StoreFiles1763760000000 } from './1763760000000-StoreFiles.ts';
import { RememberNamesOfDay1763765000000 } from './1763765000000-RememberNamesOfDay.ts';
import { GroupGivenNames1763765000001 } from './1763765000001-GroupGivenNames.ts';
import { AddKeyLocations1763770000000 } from './1763770000000-AddKeyLocations.ts';
import { AddStories1763775000000 } from './1763775000000-AddStories.ts';
import { QueueStories1763775000001 } from './1763775000001-QueueStories.ts';
import { ReceiveFeedback1763778000000 } from './1763778000000-ReceiveFeedback.ts';
import { WorkAtFeedbackDesk1763790000000 } from './1763790000000-WorkAtFeedbackDesk.ts';
import { WatchKiosks1763793000000 } from './1763793000000-WatchKiosks.ts';
import { KeepShortNames1763794000000 } from './1763794000000-KeepShortNames.ts';
import { CountUse1763796000000 } from './1763796000000-CountUse.ts';
import { AddKeyWalks1763798000000 } from './1763798000000-AddKeyWalks.ts';
import { KeepUnpairedCountsApart1763802000000 } from './1763802000000-KeepUnpairedCountsApart.ts';
import { RecordBackups1763803000000 } from './1763803000000-RecordBackups.ts';
import { KeepSourceRows1763804000000 } from './1763804000000-KeepSourceRows.ts';
import { QualifyPlaces1763805000000 } from './1763805000000-QualifyPlaces.ts';
import { StrikeOutCounts1763806000000 } from './1763806000000-StrikeOutCounts.ts';

/** In the order they run; a merged one is never edited. The newest stands in `newestMigration` too. */
export const migrations = [
  CreateNamesList1763712000000,
  TrackImports1763715600000,
  ReportIndexing1763720000001,
  ManageAccounts1763730000000,
  KeepHistory1763740000000,
  MergePersons1763750000000,
  SuggestMerges1763750000001,
  StoreFiles1763760000000,
  RememberNamesOfDay1763765000000,
  GroupGivenNames1763765000001,
  AddKeyLocations1763770000000,
  AddStories1763775000000,
  QueueStories1763775000001,
  ReceiveFeedback1763778000000,
  WorkAtFeedbackDesk1763790000000,
  WatchKiosks1763793000000,
  KeepShortNames1763794000000,
  CountUse1763796000000,
  AddKeyWalks1763798000000,
  KeepUnpairedCountsApart1763802000000,
  RecordBackups1763803000000,
  KeepSourceRows1763804000000,
  QualifyPlaces1763805000000,
  StrikeOutCounts1763806000000,
];
