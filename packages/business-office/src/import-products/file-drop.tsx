import { byteOrderMark, csvText } from '@wbn/contract/business/csv-text.ts';
import { productColumns } from '@wbn/contract/business/import-products.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { saveCsv } from '@wbn/ui-kit/controls/buttons/save-file.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Download, FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import * as styles from './import-products.css.ts';

/** Takes a CSV file by choosing or dropping, explains its format, and offers a template. */
export function FileDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  const t = useText('own-products');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  const saveTemplate = () => saveCsv(t('import.templateName'), templateText(t));

  return (
    <Stack space="lg">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button */}
      <div
        className={classNames(styles.drop, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={take}
      >
        <span className={styles.dropIcon} aria-hidden="true">
          <FileUp />
        </span>
        <Text weight="semibold">{t('import.drop')}</Text>
        <MutedText>{t('import.or')}</MutedText>
        <Button onClick={() => input.current?.click()}>{t('import.choose')}</Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          aria-label={t('import.file')}
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // Allows choosing the same file again after correcting it.
            currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
        <MutedText>{t('import.formats')}</MutedText>
      </div>
      <ul className={styles.rules}>
        <li>{t('import.howNew')}</li>
        <li>{t('import.howChange')}</li>
        <li>{t('import.howPhotos')}</li>
      </ul>
      <div>
        <Button variant="secondary" icon={<Download />} onClick={saveTemplate}>
          {t('import.template')}
        </Button>
      </div>
    </Stack>
  );
}

/** A template with all columns in the page's language, which the import accepts, and a sample row. */
function templateText(t: ReturnType<typeof useText<'own-products'>>): string {
  const example: Partial<Record<(typeof productColumns)[number], string>> = {
    status: t('import.templateStatus'),
    name: t('import.templateProduct'),
    model: 'BV-50',
    ean: '4006381333931',
    description: t('import.templateDescription'),
    keywords: t('import.templateKeywords'),
    leadTime: t('import.templateTime'),
    stock: t('import.templateStock'),
    priceAmount: '48.50',
    priceCurrency: 'USD',
    priceUnit: t('import.templateUnit'),
    priceTiers: '100: 46.00 | 500: 43.50',
    minimumOrder: '10',
    specs: t('import.templateSpecs'),
  };
  // Photos are uploaded on a product's page, and new products have no id.
  const columns = productColumns.filter((column) => column !== 'photos' && column !== 'productID');
  return (
    byteOrderMark +
    csvText([
      columns.map((column) => t(`importColumn.${column}`)),
      columns.map((column) => example[column] ?? ''),
    ])
  );
}
