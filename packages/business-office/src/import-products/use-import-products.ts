import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { type CsvFileProblem, csvFileProblems } from '@wbn/contract/business/csv-file-problems.ts';
import { csvLimit, type ProductColumn } from '@wbn/contract/business/import-products.ts';
import { type ProductImport, startProductImport } from '@wbn/contract/business/product-imports.ts';
import { useEffect, useRef, useState } from 'react';
import {
  type ImportReport,
  importProductsMutation,
  type Reading,
  toReadingQuery,
} from './import-products.query.ts';

interface LargeFile {
  readonly file: File;
  readonly reading: Reading;
  readonly signal: AbortSignal;
  /** Upload progress from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Why a file was not checked; `words` is the server's message. */
export interface FileProblem {
  readonly code: CsvFileProblem | 'tooLarge' | 'underWay' | 'unreachable' | 'other';
  readonly words: string;
}

type Work = 'checking' | 'saving';

export type ImportState =
  | { readonly is: 'waiting' }
  | { readonly is: Work; readonly file: File; readonly share: number }
  | { readonly is: 'refused'; readonly file: File; readonly problem: FileProblem }
  | {
      readonly is: 'checked';
      readonly file: File;
      readonly report: ImportReport;
      readonly reading: Reading;
      readonly changed: boolean;
    }
  | { readonly is: 'done'; readonly report: ImportReport };

interface ImportOptions {
  readonly api: ApiClient;
  readonly office: OfficeContext;
}

export type ImportProducts = ReturnType<typeof useImportProducts>;

/** State machine of an import: choose, check, map columns, import. */
export function useImportProducts({ api, office }: ImportOptions) {
  const { mutateAsync } = useMutation(importProductsMutation(api, office.business.businessID));
  const { mutateAsync: start } = useMutation({
    mutationFn: ({ reading, ...options }: LargeFile) => {
      const fileName = options.file.name.slice(0, 200).toWellFormed();
      const query = { bid: office.business.businessID, fileName, ...toReadingQuery(reading) };
      return api.call(startProductImport, { query }, options);
    },
    onSuccess: ({ data }, _file, _result, { client }) =>
      client.setQueryData<readonly ProductImport[]>(
        ['list-product-imports', office.business.businessID],
        (last = []) => [data, ...last],
      ),
  });
  const [state, setState] = useState<ImportState>({ is: 'waiting' });
  const sending = useRef<AbortController>(null);
  // Leaving the page aborts a check; an import goes on.
  useEffect(() => () => sending.current?.abort(), []);

  async function send(file: File, work: Work, reading?: Reading, isLarge = false): Promise<void> {
    if (file.size > csvLimit) return refuse(file, { code: 'tooLarge', words: '' });
    const controller = new AbortController();
    sending.current = work === 'checking' ? controller : null;
    setState({ is: work, file, share: 0 });
    try {
      const onProgress = (share: number) =>
        setState((last) => (last.is === work ? { ...last, share } : last));
      if (work === 'saving' && isLarge && reading) {
        await start({ file, reading, signal: controller.signal, onProgress });
        return setState({ is: 'waiting' });
      }
      const { data } = await mutateAsync({
        file,
        dryRun: work === 'checking',
        reading,
        signal: controller.signal,
        onProgress,
      });
      setState(
        work === 'saving'
          ? { is: 'done', report: data }
          : { is: 'checked', file, report: data, reading: readingOf(data, reading), changed: false },
      );
    } catch (error) {
      if (controller.signal.aborted) setState({ is: 'waiting' });
      else if (!office.fail(error)) refuse(file, problemOf(error));
    }
  }

  function refuse(file: File, problem: FileProblem): void {
    setState({ is: 'refused', file, problem });
  }

  return {
    state,
    choose: (file: File) => void send(file, 'checking'),
    stop: () => sending.current?.abort(),
    reset: () => setState({ is: 'waiting' }),
    change,
    map: (header: string, column: ProductColumn | null) => {
      if (state.is !== 'checked') return;
      const { mapping } = state.reading;
      // Of headers with the same meaning, the one that had this column is now left out.
      const others = state.report.choices.find((choice) => choice.column === column)?.headers ?? [];
      const left = others.includes(header) ? others.filter((other) => mapping[other] === column) : [];
      const freed = Object.fromEntries(left.map((other) => [other, null]));
      change({ mapping: { ...mapping, ...freed, [header]: column } });
    },
    checkAgain: () => {
      if (state.is === 'checked') void send(state.file, 'checking', state.reading);
    },
    /** Checks the file again, with products beyond the slots of the plan as drafts. */
    takeAsDrafts: () => {
      if (state.is === 'checked')
        void send(state.file, 'checking', { ...state.reading, beyondSlots: 'draft' });
    },
    store: () => {
      if (state.is !== 'checked') return;
      const { file, report, reading } = state;
      const encoding = reading.encoding ?? report.encoding.name;
      void send(file, 'saving', { ...reading, encoding }, isLargeFile(report));
    },
  };

  function change(changed: Partial<Reading>): void {
    setState((last) =>
      last.is === 'checked' ? { ...last, reading: { ...last.reading, ...changed }, changed: true } : last,
    );
  }
}

/** The choices for reading a file, with the mapping from its report. */
function readingOf({ mapping }: ImportReport, chosen: Reading | undefined): Reading {
  return {
    encoding: undefined,
    currency: undefined,
    existing: 'update',
    beyondSlots: 'report',
    ...chosen,
    mapping,
  };
}

/** Whether the file has too many rows to import in one request. */
export function isLargeFile({ rows, looked }: ImportReport): boolean {
  return looked < rows;
}

function problemOf(error: unknown): FileProblem {
  if (!(error instanceof ApiError) || error.status === 0) return { code: 'unreachable', words: '' };
  if (error.code === 'PayloadTooLarge') return { code: 'tooLarge', words: error.message };
  if (error.code === 'Conflict') return { code: 'underWay', words: error.message };
  const said = error.fields?.file;
  const known = (Object.keys(csvFileProblems) as CsvFileProblem[]).find(
    (key) => csvFileProblems[key] === said,
  );
  return { code: known ?? 'other', words: error.message };
}
