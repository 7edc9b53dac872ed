import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import type { CaseBlock } from '@wbn/contract/desk/cases.ts';
import { useHosts } from '@wbn/edition/use-edition.tsx';
import { useText } from '@wbn/edition/use-text.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { LongText } from '@wbn/ui-kit/text/long-text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import * as styles from './case-blocks.css.ts';
import { CaseDocuments } from './case-documents.tsx';
import { CaseFacts } from './case-facts.tsx';
import { accountPath } from './case-head.tsx';
import { useKindTexts } from './case-texts.ts';

interface CaseBlocksProps {
  readonly caseID: string;
  readonly kind: CaseKind;
  readonly blocks: readonly CaseBlock[];
}

/** Characters of a text that are shown before 'View more'. */
const longText = 1_200;

/** What a case shows: texts, facts, entries, pictures and documents, in the order of its kind. */
export function CaseBlocks({ caseID, kind, blocks }: CaseBlocksProps) {
  const text = useKindTexts(kind);
  return blocks.map((block, place) => {
    const title = text('titles', block.title);
    return (
      <Surface key={`${block.title}-${place}`} padding="md" aria-label={title}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <Content {...{ caseID, kind, block }} />
      </Surface>
    );
  });
}

interface ContentProps {
  readonly caseID: string;
  readonly kind: CaseKind;
  readonly block: CaseBlock;
}

function Content({ caseID, kind, block }: ContentProps) {
  const t = useText('desk-cases');
  switch (block.block) {
    case 'text':
      return (
        <div className={styles.part}>
          <Signature by={block.by} at={block.at} />
          <div lang={block.language} dir="auto" className={styles.quoted}>
            <LongText
              text={block.content}
              limit={longText}
              moreLabel={t('viewMore')}
              lessLabel={t('viewLess')}
            />
          </div>
        </div>
      );
    case 'facts':
      return <CaseFacts kind={kind} facts={block.facts} />;
    case 'entries':
      return (
        <ol className={styles.entries}>
          {block.entries.map((entry, place) => (
            <li key={place} className={classNames(styles.entry, entry.isMarked && styles.marked)}>
              <Signature by={entry.by} at={entry.at} label={entry.label} kind={kind} />
              {entry.content && (
                <div dir="auto">
                  <LongText
                    text={entry.content}
                    limit={400}
                    moreLabel={t('viewMore')}
                    lessLabel={t('viewLess')}
                  />
                </div>
              )}
              {entry.files && entry.files.length > 0 && (
                <p className={styles.files}>{t('files', { names: entry.files.join(', ') })}</p>
              )}
            </li>
          ))}
        </ol>
      );
    case 'pictures':
      return (
        <div className={styles.pictures}>
          {block.pictures.map((picture) => (
            <Picture key={picture.url} {...picture} />
          ))}
        </div>
      );
    case 'documents':
      return <CaseDocuments caseID={caseID} kind={kind} documents={block.documents} />;
  }
}

/** A picture of the file store; paths are of the API, which serves them where there is no other store. */
function Picture({ url, alt }: { readonly url: string; readonly alt: string }) {
  const t = useText('desk-cases');
  const { api } = useHosts();
  const address = url.startsWith('/') ? `${api}${url}` : url;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={alt || t('picture')} loading="lazy" className={styles.picture} />
    </a>
  );
}

type Party = Extract<CaseBlock, { block: 'text' }>['by'];

interface SignatureProps {
  readonly by: Party;
  readonly at: string | undefined;
  readonly label?: string | undefined;
  readonly kind?: CaseKind;
}

/** Who wrote or did it, when, and what it is. */
function Signature({ by, at, label, kind }: SignatureProps) {
  const t = useText('desk-cases');
  if (!by && !at && !label) return null;
  const isLinked = by?.id !== undefined && (by.type === 'user' || by.type === 'business');
  return (
    <p className={styles.signature}>
      {by &&
        (isLinked ? (
          <TextLink to={accountPath({ id: by.id ?? '', type: by.type === 'business' ? 'business' : 'user' })}>
            {by.name}
          </TextLink>
        ) : (
          <span>{by.type === 'staff' ? t('staffName', { name: by.name }) : by.name || t('nobody')}</span>
        ))}
      {label && kind && <LabelBadge kind={kind} label={label} />}
      {at && <TimeAgo at={at} />}
    </p>
  );
}

function LabelBadge({ kind, label }: { readonly kind: CaseKind; readonly label: string }) {
  const text = useKindTexts(kind);
  return <Badge>{text('labels', label)}</Badge>;
}
