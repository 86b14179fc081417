import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who takes care of a message, what its sender was answered, and the texts that answers begin with. */
export class WorkAtFeedbackDesk1763790000000 implements MigrationInterface {
  name = 'WorkAtFeedbackDesk1763790000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE person_feedback
        ADD COLUMN assigned_to uuid CONSTRAINT person_feedback_assigned_fkey REFERENCES app_user ON DELETE SET NULL`);
    await db.query(
      'CREATE INDEX person_feedback_assigned_idx ON person_feedback (assigned_to, status) WHERE assigned_to IS NOT NULL',
    );
    // Finds what was sent twice.
    await db.query(`
      CREATE INDEX person_feedback_text_idx ON person_feedback (md5(lower(description))) WHERE description <> ''`);

    await db.query(`
      ALTER TABLE mail
        DROP CONSTRAINT mail_kind_check,
        DROP CONSTRAINT mail_subject_check,
        ADD CONSTRAINT mail_kind_check CHECK (kind IN
          ('invitation', 'passwordReset', 'feedbackReceived', 'feedbackReply', 'feedbackOutcome')),
        ADD CONSTRAINT mail_subject_check CHECK (
          (user_id IS NULL) = (kind IN ('feedbackReceived', 'feedbackReply', 'feedbackOutcome'))
          AND (feedback_id IS NULL) = (user_id IS NOT NULL))`);
    await db.query(`
      CREATE TABLE feedback_reply (
        id uuid CONSTRAINT feedback_reply_pkey PRIMARY KEY,
        feedback_id uuid NOT NULL CONSTRAINT feedback_reply_feedback_fkey REFERENCES person_feedback ON DELETE CASCADE,
        mail_id uuid CONSTRAINT feedback_reply_mail_fkey REFERENCES mail ON DELETE SET NULL,
        text text NOT NULL,
        account text,
        at timestamptz NOT NULL DEFAULT now()
      )`);
    await db.query('CREATE INDEX feedback_reply_feedback_idx ON feedback_reply (feedback_id, at)');
    await db.query('CREATE INDEX feedback_reply_mail_idx ON feedback_reply (mail_id) WHERE mail_id IS NOT NULL');

    await db.query(`
      CREATE TABLE feedback_template (
        id uuid CONSTRAINT feedback_template_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
        version integer NOT NULL DEFAULT 1,
        name text NOT NULL,
        nl text NOT NULL DEFAULT '',
        en text NOT NULL DEFAULT '',
        fr text NOT NULL DEFAULT '',
        de text NOT NULL DEFAULT '',
        CONSTRAINT feedback_template_text_check CHECK (nl || en || fr || de <> '')
      )`);
    await db.query('CREATE UNIQUE INDEX feedback_template_name_unique ON feedback_template (lower(name))');
    for (const { name, nl, en, fr, de } of firstTemplates) {
      await db.query('INSERT INTO feedback_template (name, nl, en, fr, de) VALUES ($1, $2, $3, $4, $5)', [
        ...[name, nl, en, fr, de],
      ]);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE feedback_template');
    await db.query('DROP TABLE feedback_reply');
    await db.query(`DELETE FROM mail WHERE kind = 'feedbackReply'`);
    await db.query(`
      ALTER TABLE mail
        DROP CONSTRAINT mail_kind_check,
        DROP CONSTRAINT mail_subject_check,
        ADD CONSTRAINT mail_kind_check CHECK (kind IN
          ('invitation', 'passwordReset', 'feedbackReceived', 'feedbackOutcome')),
        ADD CONSTRAINT mail_subject_check CHECK ((user_id IS NULL) = (kind IN ('feedbackReceived', 'feedbackOutcome'))
          AND (feedback_id IS NULL) = (user_id IS NOT NULL))`);
    await db.query('DROP INDEX person_feedback_text_idx');
    await db.query('ALTER TABLE person_feedback DROP COLUMN assigned_to');
  }
}

/** What a desk answers most; administrators change them as they like. */
const firstTemplates = [
  {
    name: 'Bron gevraagd',
    nl: 'Bedankt voor uw bericht {reference} van {date} over {person}. Voor wij iets wijzigen, zien wij graag waar het staat. Kunt u ons een foto of kopie bezorgen van het document waarop u zich baseert, of zeggen in welk archief wij het vinden?',
    en: 'Thank you for your message {reference} of {date} about {person}. Before we change anything we would like to see where it is written. Could you send us a photo or copy of the document you rely on, or tell us in which archive we can find it?',
    fr: 'Merci pour votre message {reference} du {date} au sujet de {person}. Avant de modifier quoi que ce soit, nous souhaitons voir où cela est écrit. Pourriez-vous nous envoyer une photo ou une copie du document sur lequel vous vous appuyez, ou nous dire dans quelles archives il se trouve ?',
    de: 'Vielen Dank für Ihre Nachricht {reference} vom {date} zu {person}. Bevor wir etwas ändern, möchten wir sehen, wo es geschrieben steht. Können Sie uns ein Foto oder eine Kopie des Dokuments schicken, auf das Sie sich stützen, oder uns sagen, in welchem Archiv wir es finden?',
  },
  {
    name: 'Bedankt, wij passen het aan',
    nl: 'Bedankt voor uw bericht over {person}. U hebt gelijk: wij hebben de gegevens aangepast. U ziet de wijziging meteen op de bladzijde.',
    en: 'Thank you for your message about {person}. You are right: we have corrected the record. You can see the change on the page straight away.',
    fr: 'Merci pour votre message au sujet de {person}. Vous avez raison : nous avons corrigé les données. La modification est déjà visible sur la page.',
    de: 'Vielen Dank für Ihre Nachricht zu {person}. Sie haben recht: Wir haben die Angaben berichtigt. Die Änderung ist auf der Seite bereits zu sehen.',
  },
  {
    name: 'Wij vinden geen bevestiging',
    nl: 'Bedankt voor uw bericht over {person}. Wij hebben onze bronnen nagekeken en vinden er geen bevestiging van wat u schrijft. Daarom laten wij de gegevens voorlopig zoals ze zijn. Wij bewaren uw bericht onder nummer {reference}; vindt u later een document, dan horen wij het graag.',
    en: 'Thank you for your message about {person}. We have gone through our sources and cannot find anything that confirms what you write. For now we leave the record as it is. We keep your message under number {reference}; should you find a document later, please let us know.',
    fr: 'Merci pour votre message au sujet de {person}. Nous avons consulté nos sources et n’y trouvons rien qui confirme ce que vous écrivez. Nous laissons donc les données en l’état pour le moment. Nous conservons votre message sous le numéro {reference} ; si vous trouvez un document par la suite, faites-le-nous savoir.',
    de: 'Vielen Dank für Ihre Nachricht zu {person}. Wir haben unsere Quellen durchgesehen und finden darin keine Bestätigung für das, was Sie schreiben. Deshalb lassen wir die Angaben vorerst, wie sie sind. Wir bewahren Ihre Nachricht unter der Nummer {reference} auf; sollten Sie später ein Dokument finden, teilen Sie es uns gern mit.',
  },
  {
    name: 'Mogen wij de foto gebruiken?',
    nl: 'Bedankt voor de foto van {person}. Mogen wij die op de bladzijde tonen? Laat ons dan weten wie de foto bezit, of u weet wie ze gemaakt heeft, en welke naam wij erbij mogen zetten.',
    en: 'Thank you for the photo of {person}. May we show it on the page? If so, please tell us who owns the photo, whether you know who took it, and which name we may print beside it.',
    fr: 'Merci pour la photo de {person}. Pouvons-nous la montrer sur la page ? Si oui, dites-nous à qui appartient la photo, si vous savez qui l’a prise et quel nom nous pouvons mentionner.',
    de: 'Vielen Dank für das Foto von {person}. Dürfen wir es auf der Seite zeigen? Wenn ja, teilen Sie uns bitte mit, wem das Foto gehört, ob Sie wissen, wer es aufgenommen hat, und welchen Namen wir dazu nennen dürfen.',
  },
];
