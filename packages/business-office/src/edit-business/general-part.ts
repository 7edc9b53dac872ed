import { businessProblems } from '@wbn/contract/business/business-problems.ts';
import { savedGeneralSchema, savedVideoSchema } from '@wbn/contract/business/saved-business.ts';
import { issuesOf } from '@wbn/forms/edit/form-shape.ts';
import type { TypedRange } from '@wbn/ui-kit/controls/number-range.tsx';
import { toNumber, toRange, toTyped, toTypedRange, withoutEmpty } from './field-values.ts';
import { definePart } from './part.ts';
import { readRevenueKey, revenueKey } from './revenue-ranges.ts';

/** A video by its address, or one that has been sent and is claimed by the save. */
export type TypedVideo = {
  readonly url: string;
  readonly token?: string;
  /** Name of the file that was sent. */
  readonly file?: string;
};

export type TypedCapacity = TypedRange & { readonly unit: string; readonly period: string };

/** BIZ-19 without the pictures, which are saved as soon as they have been sent. */
export type GeneralValues = {
  readonly companyName: string;
  readonly shortDescription: string;
  readonly generalDescription: string;
  readonly businessType: string;
  readonly industry: string;
  readonly categories: readonly string[];
  readonly yearStablished: string;
  /** Key of a range (BIZ-15). */
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
    const { companyName, businessType, categories, productionCapacity, video, ...rest } = values;
    return {
      companyName,
      businessType,
      categories,
      ...withoutEmpty({
        ...rest,
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
  // The schema takes every address, as the one that is there may be any; one that is typed may not.
  findMore: ({ video }, base) =>
    isTypedVideo(video, base.video)
      ? issuesOf(savedVideoSchema, toVideo(video, base.video)).map(videoIssue)
      : [],
});

function toCapacity({ min, max, unit, period }: TypedCapacity): object | undefined {
  const capacity = withoutEmpty({ min: toNumber(min), max: toNumber(max), unit, period });
  return Object.keys(capacity).length === 0 ? undefined : capacity;
}

function toVideo(video: TypedVideo, base: TypedVideo): object | undefined {
  if (video.token) return { token: video.token };
  const url = video.url.trim();
  if (url === '') return undefined;
  if (url === base.url) return { url };
  return { url: /^[a-z]+:\/\//i.test(url) ? url : `https://${url}` };
}

function isTypedVideo(video: TypedVideo, base: TypedVideo): boolean {
  return !video.token && video.url.trim() !== '' && video.url.trim() !== base.url;
}

/** A choice of schemas says only that none fits. */
function videoIssue() {
  return { path: ['video'], message: businessProblems.video };
}
