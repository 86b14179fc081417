/** What the museum sets for its own pages; an unset value leaves its line out. */
export interface Site {
  /** Mail address of the knowledge centre. */
  readonly helpMail?: string;
  readonly helpPhone?: string;
  /** Address of the museum's own page on the names list, by language (PERSON-25). */
  readonly namesListUrls?: Readonly<Record<string, string>>;
}
