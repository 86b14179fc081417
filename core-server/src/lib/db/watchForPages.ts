/** Channel on which processes hear that rows have changed which public pages may show. */
export const pageChannel = 'salient_pages';

/** What a trigger that tells of such a change is called. */
export const pageTrigger = 'salient_pages';

/**
 * SQL that has a table tell of its changes, whoever makes them: each rendered page that is kept goes then. For tables that
 * public pages may show: a test asks for each table to be watched or to be named there.
 */
export const watchForPages = (table: string) =>
  `CREATE TRIGGER ${pageTrigger} AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
   FOR EACH STATEMENT EXECUTE FUNCTION salient_note_page_change()`;
