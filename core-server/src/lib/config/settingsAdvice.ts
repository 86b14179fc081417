import type { Config } from './readConfig.ts';

type Advised = Pick<Config, 'host' | 'publicUrl' | 'trustedProxies'> & {
  readonly site: Pick<Config['site'], 'helpMail' | 'helpPhone'>;
};

const isThisMachine = (host: string) => /^(?:127\.|::1$|localhost$)/i.test(host);

/** What visitors go without as the museum is set up, and which setting mends it; told at every start. */
export function settingsAdvice({ host, publicUrl, trustedProxies, site }: Advised): string[] {
  const isForOthers = trustedProxies > 0 || !isThisMachine(host);
  return [
    ...(site.helpMail || site.helpPhone
      ? []
      : ['visitors are told of no way to get help: set SALIENT_HELP_MAIL or SALIENT_HELP_PHONE']),
    ...(publicUrl === undefined && isForOthers
      ? [
          'every page is made anew for each visitor, as nobody says under which name the museum is reached: set PUBLIC_URL',
        ]
      : []),
  ];
}
