import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { csvEncodings, existingChoices } from '@wbn/contract/business/import-products.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { listTradeChoicesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { currencyOptions } from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import type { ImportReport, Reading } from './import-products.query.ts';

const encodingNames: Record<ImportReport['encoding']['name'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  gb18030: 'GB18030',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  big5: 'Big5',
  shift_jis: 'Shift JIS',
  'euc-kr': 'EUC-KR',
};

interface ReadingChoicesProps {
  readonly api: ApiClient;
  readonly report: ImportReport;
  readonly reading: Reading;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isRight: boolean) => void;
  readonly onChange: (changed: Partial<Reading>) => void;
}

/** Choices that a file leaves open: encoding, currency, and what to do with existing products. */
export function ReadingChoices({
  api,
  report,
  reading,
  isConfirmed,
  onConfirm,
  onChange,
}: ReadingChoicesProps) {
  const t = useText('own-products');
  const { encoding, matched } = report;
  const columns = Object.values(reading.mapping);
  return (
    <Stack space="lg">
      {!encoding.name.startsWith('utf') && (
        <Notice tone="info" title={t('import.encoding.title', { name: encodingNames[encoding.name] })}>
          {encoding.samples.length > 0 && (
            <Text>
              {t('import.encoding.samples')} <bdi>{encoding.samples.join(' · ')}</bdi>
            </Text>
          )}
          <Select
            label={t('import.encoding.label')}
            hint={t('import.encoding.hint')}
            size="sm"
            options={csvEncodings.map((name) => ({ value: name, text: encodingNames[name] }))}
            value={reading.encoding ?? encoding.name}
            onChange={({ target }) =>
              onChange({ encoding: csvEncodings.find((name) => name === target.value) })
            }
          />
          {encoding.guessed && (
            <Checkbox
              label={t('import.encoding.right')}
              checked={isConfirmed}
              onChange={({ target }) => onConfirm(target.checked)}
            />
          )}
        </Notice>
      )}
      {(matched > 0 || reading.existing !== 'update') && (
        <Notice tone="info" title={t('import.existing.title', { count: matched })}>
          <Select
            label={t('import.existing.label')}
            hint={t('import.existing.hint')}
            size="sm"
            options={existingChoices.map((choice) => ({
              value: choice,
              text: t(`import.existing.${choice}`),
            }))}
            value={reading.existing}
            onChange={({ target }) =>
              onChange({ existing: existingChoices.find((choice) => choice === target.value) ?? 'update' })
            }
          />
        </Notice>
      )}
      {columns.includes('priceAmount') && !columns.includes('priceCurrency') && (
        <CurrencyChoice
          api={api}
          value={reading.currency ?? report.currency}
          isMissing={report.problems.some(({ code }) => code === 'noCurrency')}
          onChange={(currency) => onChange({ currency })}
        />
      )}
    </Stack>
  );
}

interface CurrencyChoiceProps {
  readonly api: ApiClient;
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (currency: string) => void;
}

/** The currency of amounts without one. */
function CurrencyChoice({ api, value, isMissing, onChange }: CurrencyChoiceProps) {
  const t = useText('own-products');
  const { options } = useOptions(listTradeChoicesQuery(api), currencyOptions);
  return (
    <Select
      label={t('import.currency')}
      hint={t('import.currencyHint')}
      error={isMissing && value === '' ? t('import.currencyMissing') : undefined}
      options={[{ value: '', text: t('import.currencyNone') }, ...options]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
