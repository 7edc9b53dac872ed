import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { ownQuotationsPath } from '@wbn/cards/business/quotation-paths.ts';
import { mostInvited } from '@wbn/contract/quotations/quotation-limits.ts';
import { previewQuotation, type QuotationPreview } from '@wbn/contract/quotations/quotations.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { QuotationValues } from './quotation-values.ts';

interface PreviewInput {
  readonly api: ApiClient;
  readonly values: QuotationValues;
  /** Undefined for a visitor. */
  readonly userID: string | undefined;
  /** Companies that may be told besides those that fit. */
  readonly companies: readonly string[];
}

/** Loads who would hear of what the form holds now, and what may still be asked. */
export function usePreview({ api, values, userID, companies }: PreviewInput) {
  const { category, countries, certificates, from } = values;
  const body = {
    ...(category !== '' && { categoryID: category }),
    countries: [...countries],
    certificates: [...certificates],
    ...(userID !== undefined && from !== '' && from !== userID && { from }),
    to: [...companies],
  };
  return useQuery({
    ...callQuery(api, previewQuotation, { body }, { staleTime: 60_000 }),
    placeholderData: keepPreviousData,
  });
}

/** What the person may still ask, told before the form; a problem when it is nothing. */
export function AskingLimit({
  allowed,
  isVisitor,
}: {
  readonly allowed: QuotationPreview['allowed'];
  readonly isVisitor: boolean;
}) {
  const t = useText('quotations');
  const path = usePath();
  const { most, left, open, mostOpen } = allowed;
  if (isVisitor)
    return (
      <Notice tone="info" title={t('form.visitorNote')}>
        <Text size="sm">{t('limit.visitor', { most, mostOpen })}</Text>
      </Notice>
    );
  if (open < mostOpen && left > 0)
    return <MutedText>{t('limit.left', { count: left, mostOpen, open })}</MutedText>;
  return (
    <Notice tone="danger" title={t(open < mostOpen ? 'limit.none' : 'limit.open', { most, mostOpen })}>
      <TextLink to={path(ownQuotationsPath())}>{t('own.title')}</TextLink>
    </Notice>
  );
}

interface WhoHearsProps {
  readonly form: Form<QuotationValues>;
  readonly preview: ReturnType<typeof usePreview>;
}

/** Who will hear of the request for quotation: how many companies of which trades, and whom a search found (RFQ-07). */
export function WhoHears({ form, preview: { data, isError, refetch } }: WhoHearsProps) {
  const t = useText('quotations');
  const { values } = form;
  if (isError && !data)
    return (
      <FormSection title={t('form.heard')}>
        <Inline space="sm">
          <Text size="sm">{t('hears.failed')}</Text>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Inline>
      </FormSection>
    );
  if (!data)
    return (
      <FormSection title={t('form.heard')}>
        <Skeleton lines={2} />
      </FormSection>
    );
  return (
    <FormSection title={t('form.heard')}>
      <div role="status">
        {values.category === '' ? (
          <Text size="sm">{t('hears.noCategory')}</Text>
        ) : (
          <Stack space="xs">
            <Text weight="semibold">
              {data.count >= mostInvited
                ? t('hears.most', { count: data.count })
                : t('hears.count', { count: data.count })}
            </Text>
            <Trades trades={data.trades} />
          </Stack>
        )}
      </div>
      {values.category !== '' && data.count === 0 && <Instead form={form} data={data} />}
      {data.named.length > 0 && <AlsoTo form={form} named={data.named} />}
    </FormSection>
  );
}

/** The trades, each with its companies where there are two of the same name. */
function Trades({ trades }: Pick<QuotationPreview, 'trades'>) {
  const t = useText('quotations');
  const isOne = trades.length <= 1;
  return (
    <>
      {!isOne && <MutedText>{t('hears.sameName')}</MutedText>}
      <Stack as="ul" space="xxs">
        {trades.map(({ id, name, within, count }) => (
          <li key={id}>
            <Text size="sm" as="span">
              {[...within, name].join(' › ')}
              {!isOne && ` · ${t('hears.companies', { count })}`}
            </Text>
          </li>
        ))}
      </Stack>
    </>
  );
}

/** Nobody fits: the nearest categories with companies, or the same without countries and certificates. */
function Instead({
  form,
  data: { nearest, anyCount },
}: Pick<WhoHearsProps, 'form'> & { readonly data: QuotationPreview }) {
  const t = useText('quotations');
  const hasFilters = form.values.countries.length + form.values.certificates.length > 0;
  return (
    <Stack space="sm">
      <Text size="sm">{t(nearest.length > 0 ? 'hears.nearest' : 'hears.later')}</Text>
      <Inline space="sm">
        {anyCount > 0 && hasFilters && (
          <Button variant="secondary" size="sm" onClick={() => form.set({ countries: [], certificates: [] })}>
            {t('hears.anyCount', { count: anyCount })}
          </Button>
        )}
        {nearest.map(({ id, name, count }) => (
          <Button key={id} variant="secondary" size="sm" onClick={() => form.set({ category: id })}>
            {`${name} · ${t('hears.companies', { count })}`}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

/** The companies that a search found, or whose page led here. */
function AlsoTo({ form, named }: Pick<WhoHearsProps, 'form'> & Pick<QuotationPreview, 'named'>) {
  const t = useText('quotations');
  const { to } = form.values;
  return (
    <Stack space="xs" as="fieldset" id={form.idOf('to')} aria-label={t('field.to')}>
      <Text weight="semibold" as="span">
        {t('field.to')}
      </Text>
      {form.errorOf('to') && (
        <Text size="sm" tone="danger">
          {form.errorOf('to')}
        </Text>
      )}
      {named.map(({ businessID, name, fits, mayHear }) => (
        <Checkbox
          key={businessID}
          label={
            <>
              <bdi>{name}</bdi>
              {!mayHear && ` · ${t('hears.nobody')}`}
              {mayHear && fits && ` · ${t('hears.fits')}`}
            </>
          }
          disabled={!mayHear}
          checked={mayHear && to.includes(businessID)}
          onChange={({ target }) =>
            form.set({
              to: target.checked ? [...to, businessID] : to.filter((id) => id !== businessID),
            })
          }
        />
      ))}
    </Stack>
  );
}
