import { AuditEntryEntity } from '../audit/AuditEntryEntity.ts';
import { PersonEventEntity } from '../events/PersonEventEntity.ts';
import { FileEntity } from '../files/FileEntity.ts';
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
  FileEntity,
  AuditEntryEntity,
  SearchQueueEntity,
];
