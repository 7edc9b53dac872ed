import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { listProductImports, type ProductImport } from '@wbn/contract/business/product-imports.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Progress } from '@wbn/ui-kit/controls/uploads/progress.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { largeImportStored } from '../cache-updates.ts';
import { ownProductPaths } from '../own-products/own-products.query.ts';
import { CheckedFile } from './checked-file.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FileDrop } from './file-drop.tsx';
import type { ImportReport } from './import-products.query.ts';
import { PhotoFetches } from './photo-fetches.tsx';
import { type FileProblem, useImportProducts } from './use-import-products.ts';

interface ImportProductsPageProps {
  readonly api: ApiClient;
  readonly office: OfficeContext;
}

/** The page where members of a company import products from a CSV file, inside the management frame. */
export function ImportProductsPage({ api, office }: ImportProductsPageProps) {
  const t = useText('own-products');
  const own = useImportProducts({ api, office });
  const { state } = own;
  const imports = useProductImports(api, office.business.businessID);
  switch (state.is) {
    case 'checked':
      return <CheckedFile api={api} own={own} checked={state} office={office} />;
    case 'checking':
    case 'saving': {
      const sent = state.share >= 1;
      const working =
        state.is === 'saving' ? t('import.saving') : t('import.checking', { name: state.file.name });
      const percent = Math.round(state.share * 100);
      return (
        <Surface as="div" padding="lg">
          <Stack space="sm">
            <div role="status">
              <Text weight="medium">{sent ? working : t('import.sending', { name: state.file.name })}</Text>
            </div>
            <Progress label={state.file.name} value={percent} valueText={`${percent} %`} />
            {state.is === 'checking' && (
              <div>
                <Button variant="quiet" size="sm" onClick={own.stop}>
                  {t('import.stop')}
                </Button>
              </div>
            )}
          </Stack>
        </Surface>
      );
    }
    case 'done':
      return (
        <Stack space="lg">
          <Imported report={state.report} businessID={office.business.businessID} onAgain={own.reset} />
          <PhotoFetches api={api} businessID={office.business.businessID} />
        </Stack>
      );
    case 'refused':
      return (
        <Stack space="lg">
          <Refused problem={state.problem} onRetry={() => own.choose(state.file)} />
          <Start api={api} office={office} imports={imports} onFile={own.choose} />
        </Stack>
      );
    default:
      return <Start api={api} office={office} imports={imports} onFile={own.choose} />;
  }
}

interface StartProps extends ImportProductsPageProps {
  readonly imports: ReturnType<typeof useProductImports>;
  readonly onFile: (file: File) => void;
}

/** Takes a file, or shows the progress of a running import; lists earlier large imports below. */
function Start({ api, office, imports: { underWay, earlier }, onFile }: StartProps) {
  return (
    <Stack space="lg">
      {underWay ? <ImportProgress going={underWay} /> : <FileDrop onFile={onFile} />}
      <PhotoFetches api={api} businessID={office.business.businessID} />
      <EarlierImports api={api} imports={earlier} slots={office.session.products} />
    </Stack>
  );
}

/** Explains why a file was refused; known server messages are translated. */
function Refused({ problem, onRetry }: { readonly problem: FileProblem; readonly onRetry: () => void }) {
  const t = useText('own-products');
  const { code, words } = problem;
  const told =
    code === 'unreachable'
      ? t('import.unreachable')
      : code === 'underWay'
        ? t('import.job.underWay')
        : code === 'other'
          ? words
          : t(`importFile.${code}`);
  return (
    <Notice tone="danger" title={t('import.failed')}>
      <Text>{told}</Text>
      {(code === 'unreachable' || code === 'other') && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('import.tryAgain')}
        </Button>
      )}
    </Notice>
  );
}

interface ImportedProps {
  readonly report: ImportReport;
  readonly businessID: string;
  readonly onAgain: () => void;
}

function Imported({ report, businessID, onAgain }: ImportedProps) {
  const t = useText('own-products');
  const path = usePath();
  const { created, updated, problemCount } = report;
  return (
    <Surface as="div" padding="none">
      <div role="status">
        <EmptyState
          icon={<CircleCheck />}
          title={t('import.done', { count: created + updated })}
          action={
            <Inline justify="center">
              <ButtonLink to={path(ownProductPaths(businessID).list)}>{t('import.toProducts')}</ButtonLink>
              <Button variant="secondary" onClick={onAgain}>
                {t('import.again')}
              </Button>
            </Inline>
          }
        >
          {t('import.doneBody', { created, updated })}
          {report.photos > 0 && ` ${t('import.photos.follow', { count: report.photos })}`}
          {problemCount > 0 && ` ${t('import.doneProblems', { count: problemCount })}`}
        </EmptyState>
      </div>
    </Surface>
  );
}

function ImportProgress({ going }: { readonly going: ProductImport }) {
  const t = useText('own-products');
  const { number, date } = useLabels();
  const { state, fileName, rows, rowsDone, startedBy, createdAt } = going;
  const name = fileName || t('import.file');
  return (
    <Surface as="div" padding="lg">
      <Stack space="sm">
        <div role="status">
          <Text weight="medium">
            {t(`import.job.${state === 'waiting' ? 'waiting' : 'working'}`, { name })}
          </Text>
        </div>
        <Progress
          label={name}
          value={rowsDone}
          max={Math.max(1, rows)}
          valueText={t('import.job.rows', { done: number(rowsDone), total: number(rows) })}
        />
        <MutedText>
          {startedBy && `${t('import.job.by', { person: startedBy, date: date(createdAt) })}. `}
          {t('import.job.leave')}
        </MutedText>
      </Stack>
    </Surface>
  );
}

/** Milliseconds between two requests for the progress. */
const pollInterval = 2_000;

interface ProductImports {
  /** The running import; a company has one at a time. */
  readonly underWay: ProductImport | undefined;
  readonly earlier: readonly ProductImport[];
}

/** Large imports of the company, with their progress; products are refetched when one ends. */
function useProductImports(api: ApiClient, businessID: string): ProductImports {
  const client = useQueryClient();
  const { data = [] } = useQuery(listProductImportsQuery(api, businessID));
  const underWay = data.find(isUnderWay);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current !== undefined && underWay?.importID !== last.current)
      largeImportStored(client, businessID);
    last.current = underWay?.importID;
  }, [client, businessID, underWay?.importID]);
  return { underWay, earlier: data.filter((one) => !isUnderWay(one)) };
}

function isUnderWay({ state }: ProductImport): boolean {
  return state === 'waiting' || state === 'working';
}

/** Large imports of a company, newest first; polled while one is running. */
function listProductImportsQuery(api: ApiClient, businessID: string) {
  return queryOptions({
    queryKey: ['list-product-imports', businessID],
    queryFn: async () => (await api.call(listProductImports, { query: { bid: businessID } })).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollInterval : false),
  });
}
