import type {
  DoubleAction,
  ImportList,
  ListContent,
  ListReading,
  MappingJson,
} from '@salient/shared/areas/imports/importList.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A list that somebody prepares for an import. Its file lies under `listKey`. */
@Entity('import_list')
export class ImportListEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { nullable: true }) user_id!: string | null;
  @Column('text') account!: string;
  @Column('text') file_name!: string;
  /** The driver gives numbers of 64 bits as text. */
  @Column('bigint') bytes!: string;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
  @Column('jsonb') reading!: ListReading;
  /** Null until it was read. */
  @Column('jsonb', { nullable: true }) content!: ListContent | null;
  /** Not jsonb, which would order its keys anew: a derived value builds on those before it. */
  @Column('json', { nullable: true }) mapping!: MappingJson | null;
  @Column('jsonb', { default: {} }) decisions!: ImportList['decisions'];
  @Column('text', { nullable: true }) other_doubles!: DoubleAction | null;
  @Column('jsonb', { default: {} }) places!: ImportList['places'];
}
