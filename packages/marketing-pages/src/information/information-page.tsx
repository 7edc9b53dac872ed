import { useEditionLabel } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import type { MDXContent } from 'mdx/types';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { type InformationContent, LinkedTextsContext } from './information-content.ts';
import * as styles from './information-page.css.ts';
import { destinations, findInformationPage, type InformationPath } from './information-pages.ts';
import { TableOfContents, TipLinks } from './page-links.tsx';
import * as textStyles from './text.css.ts';
import { textComponents } from './text-components.tsx';

interface InformationPageProps {
  readonly path: InformationPath;
  readonly content: InformationContent;
  /** The text. */
  readonly Body: MDXContent | ComponentType<Parameters<MDXContent>[0]>;
}

/** An informational page: heading, its text, and where to go from there. */
export function InformationPage({ path, content, Body }: InformationPageProps) {
  const { t } = useTranslation('information');
  const pathTo = usePath();
  const label = useEditionLabel();
  const { kind, next } = findInformationPage(path) ?? { kind: undefined, next: [] };
  const { heading, lead, tableOfContents, linked } = content;
  const body = (
    <div className={textStyles.text}>
      <Body edition={label} components={textComponents(path)} />
    </div>
  );
  return (
    <LinkedTextsContext value={linked}>
      <Surface as="article" padding="xl">
        <Stack space="xl">
          <div className={styles.head}>
            <MutedText weight="semibold">{`WBN ${label}`}</MutedText>
            <Heading level={1}>{heading}</Heading>
            {lead !== undefined && (
              <Text size="lg" tone="muted">
                {lead}
              </Text>
            )}
          </div>
          {kind ? (
            <div className={styles.withContents}>
              <div className={styles.contents}>
                <TableOfContents entries={tableOfContents} />
              </div>
              {kind === 'document' ? <div className={styles.document}>{body}</div> : body}
            </div>
          ) : (
            body
          )}
          {kind === 'article' && <TipLinks current={path} />}
          <nav aria-label={t('nextLabel')}>
            <Inline space="sm">
              {next.map((destination) => (
                <ButtonLink key={destination} to={pathTo(destinations[destination])} variant="secondary">
                  {t(`next.${destination}`)}
                </ButtonLink>
              ))}
            </Inline>
          </nav>
        </Stack>
      </Surface>
    </LinkedTextsContext>
  );
}
