import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A call that failed by a fault of the program; its id is the reference that the caller was given. */
@Entity('call_fault')
export class CallFaultEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('timestamptz') at!: Date;
  @Column('text') method!: string;
  @Column('text') message!: string;
}
