import { AuditEntryEntity } from '../audit/AuditEntryEntity.ts';
import { BackupRunEntity } from '../backup/runs/BackupRunEntity.ts';
import { ContactPersonEntity } from '../contacts/ContactPersonEntity.ts';
import { ContactPersonEventEntity } from '../contacts/ContactPersonEventEntity.ts';
import { PersonEventEntity } from '../events/PersonEventEntity.ts';
import { FeedbackReplyEntity } from '../feedback/FeedbackReplyEntity.ts';
import { FeedbackTemplateEntity } from '../feedback/FeedbackTemplateEntity.ts';
import { PersonFeedbackEntity } from '../feedback/PersonFeedbackEntity.ts';
import { AttachmentEntity } from '../files/AttachmentEntity.ts';
import { FileEntity } from '../files/FileEntity.ts';
import { KeyLocationEntity } from '../key-locations/KeyLocationEntity.ts';
import { KeyWalkEntity } from '../key-locations/KeyWalkEntity.ts';
import { KeyWalkStopEntity } from '../key-locations/KeyWalkStopEntity.ts';
import { KioskCommandEntity } from '../kiosks/KioskCommandEntity.ts';
import { KioskDeviceEntity } from '../kiosks/KioskDeviceEntity.ts';
import { KioskEntity } from '../kiosks/KioskEntity.ts';
import { MailEntity } from '../mail/MailEntity.ts';
import { MemorialEntity } from '../memorials/MemorialEntity.ts';
import { MilitaryEntityEntity } from '../military/MilitaryEntityEntity.ts';
import { MilitaryEntityHistoryEntity } from '../military/MilitaryEntityHistoryEntity.ts';
import { PersonEntity } from '../persons/PersonEntity.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { ProjectEntity } from '../projects/ProjectEntity.ts';
import { ProjectMembershipEntity } from '../projects/ProjectMembershipEntity.ts';
import { RelationEntity } from '../relations/RelationEntity.ts';
import { SearchQueueEntity } from '../search/SearchQueueEntity.ts';
import { PersonStoryEntity } from '../stories/PersonStoryEntity.ts';
import { PersonStoryPhotoEntity } from '../stories/PersonStoryPhotoEntity.ts';
import { PersonStoryTextEntity } from '../stories/PersonStoryTextEntity.ts';
import { SessionEntity } from '../users/SessionEntity.ts';
import { UserEntity } from '../users/UserEntity.ts';
import { UserKeyEntity } from '../users/UserKeyEntity.ts';

/** Every table that TypeORM reads and writes. Tests require that entities and tables agree. */
export const entities = [
  UserEntity,
  SessionEntity,
  UserKeyEntity,
  MailEntity,
  PersonEntity,
  PersonEventEntity,
  RelationEntity,
  ProjectEntity,
  ProjectMembershipEntity,
  PlaceEntity,
  MemorialEntity,
  MilitaryEntityEntity,
  MilitaryEntityHistoryEntity,
  KeyLocationEntity,
  KeyWalkEntity,
  KeyWalkStopEntity,
  KioskEntity,
  KioskDeviceEntity,
  KioskCommandEntity,
  FileEntity,
  AttachmentEntity,
  PersonFeedbackEntity,
  FeedbackReplyEntity,
  FeedbackTemplateEntity,
  PersonStoryEntity,
  PersonStoryTextEntity,
  PersonStoryPhotoEntity,
  ContactPersonEntity,
  ContactPersonEventEntity,
  AuditEntryEntity,
  SearchQueueEntity,
  BackupRunEntity,
];
