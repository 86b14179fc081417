import { Anchor, Container, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useTextSource, useTexts } from '@salient/shared/i18n/useTexts.ts';
import { LanguageSwitch } from '@salient/shared/ui/LanguageSwitch.tsx';
import { Mark } from '@salient/shared/ui/Mark.tsx';
import { useEffect } from 'react';
import { switchLanguage } from './texts.ts';

const ready = [
  { key: 'search', href: '/publicsearch' },
  { key: 'api', href: '/api' },
  { key: 'kiosk', href: '/kiosk/1' },
] as const;
const coming = ['persons', 'places', 'archive', 'stories', 'keys', 'contacts'] as const;

/** The front page of the staff app: what works already, and what will be built here. */
export function HomePage() {
  const { t } = useTexts();
  const texts = useTextSource();
  const title = t('staffHome.title');
  useEffect(() => {
    document.title = `${title} – Salient`;
  }, [title]);
  return (
    <>
      <a className="skip-link" href="#content">
        {t('common.skip')}
      </a>
      <Container size="lg" component="header" className="staff-header">
        <Group justify="space-between">
          <Group gap="sm" className="staff-wordmark">
            <Mark />
            <span>{t('common.product')}</span>
          </Group>
          <LanguageSwitch
            hrefOf={(language) => `/?lang=${language}`}
            onChoose={(language) => void switchLanguage(texts, language).catch(() => undefined)}
          />
        </Group>
      </Container>
      <Container size="lg" component="main" id="content" py="xl" tabIndex={-1}>
        <Stack gap="xl">
          <Stack gap="sm">
            <Title order={1} className="staff-title">
              {title}
            </Title>
            <Text size="lg" maw="42rem">
              {t('staffHome.intro')}
            </Text>
          </Stack>
          <section aria-labelledby="status" className="staff-status">
            <Text fw={600} id="status">
              {t('staffHome.status')}
            </Text>
            <Text mt="xs" maw="42rem">
              {t('staffHome.statusText')}
            </Text>
          </section>
          <section aria-labelledby="ready">
            <Title order={2} size="h3" id="ready" mb="sm">
              {t('staffHome.readyTitle')}
            </Title>
            <SimpleGrid cols={{ base: 1, sm: 3 }} component="ul" className="staff-list">
              {ready.map(({ key, href }) => (
                <li key={key}>
                  <Anchor href={href} className="staff-link">
                    {t(`staffHome.ready.${key}`)}
                  </Anchor>
                  <Text size="sm">{t(`staffHome.ready.${key}Text`)}</Text>
                </li>
              ))}
            </SimpleGrid>
          </section>
          <section aria-labelledby="coming">
            <Title order={2} size="h3" id="coming" mb="sm">
              {t('staffHome.comingTitle')}
            </Title>
            <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} component="ul" className="staff-list">
              {coming.map((key) => (
                <li key={key}>
                  <Text fw={600}>{t(`staffHome.coming.${key}`)}</Text>
                  <Text size="sm">{t(`staffHome.coming.${key}Text`)}</Text>
                </li>
              ))}
            </SimpleGrid>
          </section>
        </Stack>
      </Container>
    </>
  );
}
