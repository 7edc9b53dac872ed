import { useMutation } from '@tanstack/react-query';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { businessProblems } from '@wbn/contract/business/business-problems.ts';
import { savedGeneralSchema, savedVideoSchema } from '@wbn/contract/business/saved-business.ts';
import { lineLimit, longLimit, nameLimit, shortLimit } from '@wbn/contract/business/saved-fields.ts';
import { videoLimit, videoTypes } from '@wbn/contract/files/upload.ts';
import { hasLatinLetter, isNameText } from '@wbn/contract/shared/name-text.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { listIndustryCategoriesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { categoryOptions } from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';
import { issuesOf } from '@wbn/forms/edit/form-shape.ts';
import { joinOptions } from '@wbn/forms/edit/join-options.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import { requestBusinessUploadMutation } from '@wbn/forms/uploads/upload.query.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import type { TypedRange } from '@wbn/ui-kit/controls/fields/number-range.tsx';
import { NumberRange } from '@wbn/ui-kit/controls/fields/number-range.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { VideoUpload } from '@wbn/ui-kit/controls/uploads/video-upload.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import type { PictureUploadOptions } from '@wbn/ui-kit/pictures/picture-upload.tsx';
import { BusinessPictures } from './business-pictures.tsx';
import * as styles from './edit-business.css.ts';
import { toNumber, toRange, toTyped, toTypedRange, withoutEmpty } from './field-values.ts';
import { LatinNameField } from './latin-name-field.tsx';
import { definePart } from './part.ts';
import { PartForm } from './part-form.tsx';
import { readRevenueKey, revenueKey, revenueRanges } from './revenue-ranges.ts';
import { useDescribe } from './use-describe.ts';
import type { TabProps } from './use-part.ts';
import { usePart } from './use-part.ts';
import { isTypedVideo, type TypedVideo, toVideo, VideoField } from './video-field.tsx';

export type TypedCapacity = TypedRange & { readonly unit: string; readonly period: string };

/** BIZ-19 without the pictures, which are saved when they are uploaded. */
export type GeneralValues = {
  readonly companyName: string;
  readonly latinName: string;
  readonly shortDescription: string;
  readonly generalDescription: string;
  readonly businessType: string;
  readonly industry: string;
  readonly categories: readonly string[];
  readonly yearStablished: string;
  /** Key of a revenue range (BIZ-15). */
  readonly totalAnnualRevenue: string;
  readonly totalEmployees: TypedRange;
  readonly totalProductionEmployees: TypedRange;
  readonly productionCapacity: TypedCapacity;
  readonly video: TypedVideo;
};

export const generalPart = definePart<GeneralValues>({
  name: 'general',
  key: 'general',
  together: [['industry', 'categories']],
  valuesOf: ({ general }) => ({
    companyName: general.companyName,
    latinName: general.latinName ?? '',
    shortDescription: general.shortDescription ?? '',
    generalDescription: general.generalDescription ?? '',
    businessType: general.businessType.code,
    industry: general.industry?.id ?? '',
    categories: general.categories.map(({ id }) => id),
    yearStablished: toTyped(general.yearStablished),
    totalAnnualRevenue: revenueKey(general.totalAnnualRevenue),
    totalEmployees: toTypedRange(general.totalEmployees),
    totalProductionEmployees: toTypedRange(general.totalProductionEmployees),
    productionCapacity: {
      ...toTypedRange(general.productionCapacity),
      unit: general.productionCapacity?.unit ?? '',
      period: general.productionCapacity?.period ?? '',
    },
    video: { url: general.video?.url ?? '' },
  }),
  toBody: (values, base) => {
    const { companyName, latinName, businessType, categories, productionCapacity, video, ...rest } = values;
    return {
      companyName,
      businessType,
      categories,
      ...withoutEmpty({
        ...rest,
        latinName: hasLatinLetter(companyName) ? '' : latinName,
        yearStablished: toNumber(values.yearStablished),
        totalAnnualRevenue: readRevenueKey(values.totalAnnualRevenue),
        totalEmployees: toRange(values.totalEmployees),
        totalProductionEmployees: toRange(values.totalProductionEmployees),
        productionCapacity: toCapacity(productionCapacity),
        video: toVideo(video, base.video),
      }),
    };
  },
  schema: savedGeneralSchema,
  // The schema accepts any stored video address; a newly typed one must be an https address.
  findMore: ({ video }, base) =>
    isTypedVideo(video, base.video)
      ? issuesOf(savedVideoSchema, toVideo(video, base.video)).map(videoIssue)
      : [],
});

function toCapacity({ min, max, unit, period }: TypedCapacity): object | undefined {
  const capacity = withoutEmpty({ min: toNumber(min), max: toNumber(max), unit, period });
  return Object.keys(capacity).length === 0 ? undefined : capacity;
}

/** A union of schemas reports only that none matches. */
function videoIssue() {
  return { path: ['video'], message: businessProblems.video };
}

const megabyte = 1024 * 1024;

/** What the company is, and its size (BIZ-19). */
export function GeneralTab(props: TabProps) {
  const { api, office } = props;
  const t = useText('edit-business');
  const words = useText('forms');
  const language = useLocale();
  const { usDollars } = useLabels();
  const { form, known, options: lists } = usePart(props, generalPart);
  const {
    companyName,
    latinName,
    industry,
    categories,
    totalAnnualRevenue,
    productionCapacity: capacity,
    video,
  } = form.values;
  const { options: ofIndustry } = useOptions(
    listIndustryCategoriesQuery(api, industry),
    categoryOptions(industry),
  );
  const send = useMutation(requestBusinessUploadMutation(api, office.business.businessID));
  const options = {
    ...lists,
    categories: joinOptions(
      ofIndustry,
      known.categories?.filter(({ value }) => categories.includes(value)),
    ),
  };
  const { line, area, picker, chips, range, wire, wireRange } = useFields(form, { options, lineLimit });

  const revenues = revenueRanges.map(revenueKey);
  // An imported range may differ from those offered and is kept.
  const stored = [revenueKey(office.business.general.totalAnnualRevenue), totalAnnualRevenue];
  const others = stored.filter(
    (key, at) => key !== '' && !revenues.includes(key) && stored.indexOf(key) === at,
  );
  const sendVideo = async (video: File, sending: PictureUploadOptions) => {
    try {
      const { token } = await send.mutateAsync({ file: video, purpose: 'video', ...sending });
      form.set({ video: { url: '', token, file: video.name } });
    } catch (error) {
      office.fail(error);
      throw error;
    }
  };

  return (
    <Stack space="lg">
      <BusinessPictures api={api} office={office} />
      <PartForm part={generalPart} form={form} describe={useDescribe(options)}>
        <FormSection title={t('group.company')}>
          {line('companyName', { required: true, maxLength: nameLimit })}
          {isNameText(companyName) && !hasLatinLetter(companyName) && (
            <LatinNameField
              {...wire('latinName')}
              value={latinName}
              companyName={companyName}
              onName={(typed) => form.set({ latinName: typed })}
              onFailed={office.fail}
            />
          )}
          <Columns minimum={340}>
            {picker('businessType', { required: true })}
            {picker('industry', {
              // Categories of another industry would be invalid.
              onChange: ({ target }) => form.set({ industry: target.value, categories: [] }),
            })}
          </Columns>
          {chips('categories', {
            disabled: industry === '',
            hint: industry === '' ? t('hint.categoriesNeedIndustry') : t('hint.categories'),
          })}
          <Columns minimum={340}>
            {line('yearStablished', {
              inputMode: 'numeric',
              maxLength: 4,
              dir: 'ltr',
              hint: t('hint.year'),
            })}
          </Columns>
        </FormSection>
        <FormSection title={t('group.description')}>
          {area('shortDescription', { limit: shortLimit, rows: 3, hint: t('hint.shortDescription') })}
          {area('generalDescription', { limit: longLimit, rows: 10, hint: t('hint.generalDescription') })}
        </FormSection>
        <FormSection title={t('group.size')}>
          <Columns minimum={340}>
            <Select
              {...wire('totalAnnualRevenue')}
              hint={t('hint.revenue')}
              value={totalAnnualRevenue}
              options={[
                { value: '', text: words('select') },
                ...[...others, ...revenues].map((key) => ({
                  value: key,
                  text: usDollars(readRevenueKey(key)) ?? key,
                })),
              ]}
              onChange={({ target }) => form.set({ totalAnnualRevenue: target.value })}
            />
          </Columns>
          <Columns minimum={340}>
            {range('totalEmployees')}
            {range('totalProductionEmployees')}
          </Columns>
          <div className={styles.capacity}>
            <NumberRange
              {...wireRange('productionCapacity')}
              value={capacity}
              language={language}
              onChange={(typed) => form.set({ productionCapacity: { ...capacity, ...typed } })}
            />
            <TextField
              label={t('unit')}
              name="productionCapacity.unit"
              value={capacity.unit}
              maxLength={40}
              dir="auto"
              autoComplete="off"
              onChange={({ target }) => form.set({ productionCapacity: { ...capacity, unit: target.value } })}
            />
            <Select
              label={t('period')}
              name="productionCapacity.period"
              value={capacity.period}
              options={[
                { value: '', text: words('select') },
                ...joinOptions(
                  options.period ?? [],
                  capacity.period === '' ? [] : [{ value: capacity.period, text: capacity.period }],
                ),
              ]}
              onChange={({ target }) =>
                form.set({ productionCapacity: { ...capacity, period: target.value } })
              }
            />
          </div>
        </FormSection>
        <FormSection title={t('group.video')}>
          <VideoField
            value={video}
            saved={{ url: office.business.general.video?.url ?? '' }}
            id={form.idOf('video')}
            error={form.errorOf('video')}
            upload={
              <VideoUpload
                types={videoTypes}
                limit={videoLimit}
                texts={{
                  choose: t('video.choose'),
                  progress: t('video.sending'),
                  stop: t('video.stop'),
                  failed: t('video.failed'),
                  wrongType: t('video.wrongType'),
                  tooLarge: t('video.tooLarge', { limit: videoLimit / megabyte }),
                }}
                onVideo={sendVideo}
              />
            }
            onChange={(next) => form.set({ video: next })}
          />
        </FormSection>
      </PartForm>
    </Stack>
  );
}
