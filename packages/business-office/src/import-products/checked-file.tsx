import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { RowProblem } from '@wbn/contract/business/import-products.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { type DataColumn, DataTable } from '@wbn/ui-kit/layout/data-table.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { StickyActions } from '@wbn/ui-kit/layout/sticky-actions.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ownProductPaths } from '../own-products/own-products.query.ts';
import * as styles from './import-products.css.ts';
import type { ImportReport } from './import-products.query.ts';
import { findDuplicateColumns, MappingTable } from './mapping-table.tsx';
import { PreviewCards } from './preview-cards.tsx';
import { ReadingChoices } from './reading-choices.tsx';
import { ShopCategories } from './shop-categories.tsx';
import { useProblemWords, useSaveProblems } from './use-import-problems.ts';
import { type ImportProducts, type ImportState, isLargeFile } from './use-import-products.ts';

interface CheckedFileProps {
  readonly api: ApiClient;
  readonly own: ImportProducts;
  readonly checked: Extract<ImportState, { is: 'checked' }>;
  readonly office: OfficeContext;
}

/** The result of checking a file: counts, columns, problems, and the import button. */
export function CheckedFile({ api, own, checked, office }: CheckedFileProps) {
  const t = useText('own-products');
  const { file, report, reading, changed } = checked;
  const { mapping } = reading;
  const [isConfirmed, setConfirmed] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  // The file input that had the focus is gone.
  useEffect(() => top.current?.focus(), [report]);
  const large = isLargeFile(report);
  const { number } = useLabels();
  const doubled = findDuplicateColumns(report.headers, mapping).size > 0;
  const problems = report.problems.filter(({ row }) => row > 0);
  const count = report.created + report.updated;
  const lacksCurrency = problems.some(({ code }) => code === 'noCurrency');
  return (
    <Stack space="lg">
      <div ref={top} tabIndex={-1}>
        <Stack space="sm">
          <Text weight="medium">{file.name}</Text>
          <ImportCounts report={report} />
          {report.photos > 0 && <MutedText>{t('import.photos.follow', { count: report.photos })}</MutedText>}
        </Stack>
      </div>
      {large && (
        <Notice
          tone="info"
          title={t('import.job.large', { looked: number(report.looked), rows: number(report.rows) })}
        />
      )}
      {count === 0 && !doubled && !large && !lacksCurrency && (
        <Notice
          tone="info"
          title={t(report.unchanged > 0 && problems.length === 0 ? 'import.allSame' : 'import.nothing')}
        />
      )}
      <SlotsNotice
        report={report}
        office={office}
        slots={office.session.products}
        onDrafts={own.takeAsDrafts}
      />
      <ReadingChoices
        api={api}
        report={report}
        reading={reading}
        isConfirmed={isConfirmed}
        onConfirm={setConfirmed}
        onChange={own.change}
      />
      <MappingTable headers={report.headers} mapping={mapping} choices={report.choices} onMap={own.map} />
      <ShopCategories api={api} office={office} categories={report.shopCategories} onSaved={own.checkAgain} />
      <PreviewCards rows={report.preview} office={office} slots={office.session.products} />
      {problems.length > 0 && (
        <ProblemsTable problems={problems} total={report.problemCount} slots={office.session.products} />
      )}
      <StickyActions status={changed && t('import.changed')}>
        <Button variant="secondary" onClick={own.reset}>
          {t('import.otherFile')}
        </Button>
        {changed || doubled ? (
          <Button disabled={doubled} onClick={own.checkAgain}>
            {t('import.checkAgain')}
          </Button>
        ) : (
          <Button
            disabled={(count === 0 && !large) || (report.encoding.guessed && !isConfirmed)}
            onClick={own.store}
          >
            {large ? t('import.job.start', { rows: number(report.rows) }) : t('import.import', { count })}
          </Button>
        )}
      </StickyActions>
    </Stack>
  );
}

interface SlotsNoticeProps {
  readonly report: ImportReport;
  readonly office: OfficeContext;
  readonly slots: ProductSlots;
  readonly onDrafts: () => void;
}

/** Says that some new products exceed the plan's slots, offers to import them as drafts, or a larger plan (decision 20). */
function SlotsNotice({ report: { problems, drafts }, office, slots, onDrafts }: SlotsNoticeProps) {
  const t = useText('own-products');
  const path = usePath();
  const count = problems.filter(({ code }) => code === 'noSlot').length;
  if (count + drafts === 0) return null;
  return (
    <Notice tone="info" title={t(count > 0 ? 'import.slotsTitle' : 'import.draftsTitle', { count: drafts })}>
      <Text>{count > 0 ? t('import.slotsBody', { count, total: slots.total }) : t('import.draftsBody')}</Text>
      <Inline space="sm">
        {count > 0 && (
          <Button variant="secondary" size="sm" onClick={onDrafts}>
            {t('import.asDrafts')}
          </Button>
        )}
        {office.session.access === 'owner' && (
          <ButtonLink
            variant="secondary"
            size="sm"
            to={path(ownProductPaths(office.business.businessID).membership)}
          >
            {t('import.upgrade')}
          </ButtonLink>
        )}
      </Inline>
    </Notice>
  );
}

/** Numbers of new, changed and unchanged products, and of problems. */
function ImportCounts({ report }: { readonly report: ImportReport }) {
  const t = useText('own-products');
  const { number } = useLabels();
  const { created, updated, unchanged, problemCount: problems } = report;
  return (
    <dl className={styles.counts} aria-label={t('import.summary')}>
      {Object.entries({ created, updated, unchanged, problems }).map(([name, count]) => (
        <div key={name} className={classNames(styles.count, name === 'problems' && count > 0 && styles.bad)}>
          <dt>{t(`import.${name as 'created'}`, { count })}</dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ProblemsTableProps {
  readonly problems: readonly RowProblem[];
  /** Number of problems in the whole file. */
  readonly total: number;
  readonly slots: ProductSlots;
}

/** Problems by row number as in a spreadsheet, with a download. */
function ProblemsTable({ problems, total, slots }: ProblemsTableProps) {
  const t = useText('own-products');
  const wordsOf = useProblemWords(slots);
  const columns: readonly DataColumn<readonly [number, RowProblem]>[] = [
    { key: 'row', heading: t('import.row'), cell: ([, { row }]) => row + 1 },
    { key: 'column', heading: t('import.column'), cell: ([, { column }]) => column || t('import.wholeRow') },
    { key: 'problem', heading: t('import.problem'), cell: ([, problem]) => wordsOf(problem) },
    { key: 'value', heading: t('import.value'), cell: ([, { value }]) => value && <bdi>{value}</bdi> },
  ];
  const save = useSaveProblems(slots);
  return (
    <Stack space="sm">
      <Heading level={2} size="md">
        {t('import.problemsTitle')}
      </Heading>
      <MutedText>{t('import.problemsHint')}</MutedText>
      <Surface as="div" padding="lg">
        <DataTable
          caption={t('import.problemsTitle')}
          columns={columns}
          rows={[...problems.entries()]}
          keyOf={([at]) => String(at)}
        />
      </Surface>
      {total > problems.length && (
        <MutedText>{t('import.problemsShown', { shown: problems.length, total })}</MutedText>
      )}
      <div>
        <Button variant="secondary" size="sm" icon={<Download />} onClick={() => save(problems)}>
          {t('import.problemsDownload')}
        </Button>
      </div>
    </Stack>
  );
}
