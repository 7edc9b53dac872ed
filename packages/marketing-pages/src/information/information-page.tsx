import { useEditionLabel } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { MDXComponents, MDXContent } from 'mdx/types';
import type { ComponentType, ReactNode } from 'react';
import {
  type InformationContent,
  LinkedTextsContext,
  type TocEntry,
  useLinkedText,
} from './information-content.ts';
import * as styles from './information-page.css.ts';
import {
  destinations,
  findInformationPage,
  type InformationPath,
  informationPages,
} from './information-pages.ts';
import { PageSlot, type SlotName } from './page-slots.tsx';
import * as textStyles from './text.css.ts';
import {
  Card,
  Cards,
  Checklist,
  CodeBlock,
  Columns,
  Figure,
  Manager,
  Note,
  Plus,
  Quote,
  Split,
  Steps,
  Table,
} from './text-parts.tsx';
import { Boosts } from './use-plan-facts.ts';

interface InformationPageProps {
  readonly path: InformationPath;
  readonly content: InformationContent;
  readonly Body: MDXContent | ComponentType<Parameters<MDXContent>[0]>;
}

/** An informational page: heading, body and links to related pages. */
export function InformationPage({ path, content, Body }: InformationPageProps) {
  const t = useText('information');
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
      <Stack as="article" space="lg">
        <PageHeader title={heading} facts={<MutedText>{`WBN ${label}`}</MutedText>} lead={lead} />
        <Surface as="div" padding="xl">
          <Stack space="xl">
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
      </Stack>
    </LinkedTextsContext>
  );
}

/** The headings of a long text as links. */
function TableOfContents({ entries }: { readonly entries: readonly TocEntry[] }) {
  const t = useText('information');
  return (
    <nav aria-labelledby="toc" className={styles.pageLinksContents}>
      <p id="toc" className={styles.title}>
        {t('contents')}
      </p>
      <ul className={styles.list}>
        {entries.map(({ id, value }) => (
          <li key={id}>
            <TextLink href={`#${id}`} tone="muted">
              {value}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the seven tips with the current one marked (INF-13, INF-17). */
function TipLinks({ current }: { readonly current: string }) {
  const t = useText('information');
  return (
    <nav aria-labelledby="tips" className={styles.tips}>
      <p id="tips" className={styles.title}>
        {t('tips.label')}
      </p>
      <ol className={styles.tipList}>
        {informationPages
          .filter((page) => page.path.startsWith('/b2b-tips/'))
          .map((tip) => (
            <li key={tip.path}>
              <TipLink tip={tip.path} current={current} />
            </li>
          ))}
      </ol>
    </nav>
  );
}

function TipLink({ tip, current }: { readonly tip: string; readonly current: string }) {
  const path = usePath();
  return (
    <TextLink to={path(tip)} aria-current={tip === current ? 'page' : undefined}>
      {useLinkedText(tip).link}
    </TextLink>
  );
}

/**
 * Components that texts use without importing them: styled Markdown elements and the components of `text-parts.tsx`.
 */
function textComponents(path: string): MDXComponents {
  return {
    a: TextAnchor,
    h2: (props) => <h2 {...props} className={textStyles.heading2} />,
    h3: (props) => <h3 {...props} className={textStyles.heading3} />,
    ul: (props) => <ul {...props} className={textStyles.list} />,
    ol: (props) => <ol {...props} className={textStyles.list} />,
    pre: CodeBlock,
    table: Table,
    // An empty header cell in a table's corner labels nothing.
    th: ({ children, ...rest }) => (children ? <th {...rest}>{children}</th> : <td {...rest} />),
    Illustration: Figure,
    Split,
    Note,
    Steps,
    Checklist,
    Plus,
    Columns,
    Cards,
    Card,
    Quote,
    Manager,
    Boosts,
    Slot: ({ name }: { name: SlotName }) => <PageSlot name={name} path={path} />,
  };
}

/** A link of a text; paths such as `/industries` are completed with the current language. */
function TextAnchor({ href = '', children }: { href?: string | undefined; children?: ReactNode }) {
  const path = usePath();
  if (href.startsWith('/')) {
    return (
      <Anchor to={path(href)} className={textStyles.link}>
        {children}
      </Anchor>
    );
  }
  return (
    <a href={href} className={textStyles.link}>
      {children}
    </a>
  );
}
