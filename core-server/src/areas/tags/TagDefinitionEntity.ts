import type { TagDefinition, TagField } from '@salient/shared/areas/tags/tagDefinition.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A tag that documents and pages can bear; migrations alone write them (TAG-11). */
@Entity('tag_definition')
export class TagDefinitionEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text', { nullable: true }) parent!: string | null;
  /** Among all tags: parents before their children. */
  @Column('integer') position!: number;
  @Column('jsonb') translations!: TagDefinition['translations'];
  @Column('jsonb', { default: [] }) fields!: TagField[];
  @Column('boolean', { default: true }) selectable!: boolean;
  @Column('boolean', { name: 'valid_for_document', default: true }) validForDocument!: boolean;
  @Column('boolean', { name: 'valid_for_content', default: true }) validForContent!: boolean;
}
