import { useEditionLabel } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/button-link.tsx';
import { Heading } from '@wbn/ui-kit/heading.tsx';
import { Inline } from '@wbn/ui-kit/inline.tsx';
import { Stack } from '@wbn/ui-kit/stack.tsx';
import { Surface } from '@wbn/ui-kit/surface.tsx';
import { Text } from '@wbn/ui-kit/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './information-page.css.ts';
import { destinations, type InformationKey, informationPages } from './information-pages.ts';
import { PageExtras } from './page-extras.tsx';

interface InformationPageProps {
  readonly pageKey: InformationKey;
}

/** An informational page: heading, its text, what belongs to it, and where to go from there. */
export function InformationPage({ pageKey }: InformationPageProps) {
  const { t } = useTranslation('information');
  const path = usePath();
  const edition = useEditionLabel();
  const next = informationPages.find(({ key }) => key === pageKey)?.next ?? [];
  return (
    <Surface as="article" padding="xl">
      <Stack space="xl">
        <div className={styles.words}>
          <Heading level={1}>{t(`${pageKey}.heading`, { edition })}</Heading>
          {t(`${pageKey}.body`, { edition })
            .split('\n\n')
            .map((paragraph) => (
              <Text key={paragraph} size="lg">
                {paragraph}
              </Text>
            ))}
        </div>
        <PageExtras pageKey={pageKey} />
        <nav aria-label={t('nextLabel')}>
          <Inline space="sm">
            {next.map((destination) => (
              <ButtonLink key={destination} to={path(destinations[destination])} variant="secondary">
                {t(`next.${destination}`)}
              </ButtonLink>
            ))}
          </Inline>
        </nav>
      </Stack>
    </Surface>
  );
}
