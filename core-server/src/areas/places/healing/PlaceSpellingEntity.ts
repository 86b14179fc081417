import { Entity, PrimaryColumn } from 'typeorm';

/** What a list said of a place before somebody decided what it is: later imports find it by that. */
@Entity('place_spelling')
export class PlaceSpellingEntity {
  @PrimaryColumn('text') spot!: string;
  /** The place as the list made it; where it was merged its redirect leads on. */
  @PrimaryColumn('uuid') place_id!: string;
}
