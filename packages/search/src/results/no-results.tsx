import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { SearchX } from 'lucide-react';
import { listCategorySearches } from './category-searches.ts';
import { chosenCategories } from './chosen-names.ts';
import { countText } from './count-text.ts';
import { isNarrowed, withoutFacets } from './facet-choice.ts';
import { withoutCondition } from './recognised-line.tsx';
import { type SearchAddress, searchPath } from './search-address.ts';
import type { FoundOutcome } from './search-outcome.ts';

interface NoResultsProps {
  readonly address: SearchAddress;
  readonly outcome: FoundOutcome;
  /** Path that saves the search, without language. */
  readonly savePath: string | undefined;
  /** Path that asks suppliers, without language. */
  readonly quotePath: string | undefined;
}

/**
 * Says that nothing was found and links to searches that find something; after one of the site's own links it does
 * not blame the words.
 */
export function NoResults({ address, outcome, savePath, quotePath }: NoResultsProps) {
  const t = useText('search');
  const language = useLanguage();
  const path = usePath();
  const to = (change: Partial<SearchAddress>) => path(searchPath({ ...address, page: 1, ...change }));
  // Without words people are found by other filters than companies, such as no category.
  const left = ['ALL', address.business, ...(address.search === '' ? ['UR'] : [])];
  const others = outcome.tabs
    .filter(({ type, count }) => count > 0 && !left.includes(type))
    .sort((one, other) => other.count - one.count);
  const counted = (type: (typeof others)[number]['type'], count: number) =>
    t(`counted.${type}`, { count, found: countText(count, false, language) });
  const category = outcome.nearestCategory;
  const { conditions = [] } = outcome.recognised ?? {};
  const [target] = category ? listCategorySearches(category) : [];
  return (
    <EmptyState
      title={t(titleOf(address, outcome), {
        type: t(`type.${address.business}`),
        query: address.search,
        name: chosenCategories(outcome).join(', '),
      })}
      icon={<SearchX />}
      action={
        <Stack align="center">
          <Inline justify="center">
            {quotePath && (
              <ButtonLink to={path(quotePath)} size="sm" rel="nofollow">
                {t('results.quote')}
              </ButtonLink>
            )}
            {others.map(({ type, count, least }) => (
              <ButtonLink key={type} to={to({ business: type })} variant="secondary" size="sm">
                {t('results.elsewhere', {
                  type: t(`type.${type}`),
                  found: countText(count, least, language),
                })}
              </ButtonLink>
            ))}
            {address.exact && (
              <ButtonLink to={to({ exact: undefined })} variant="secondary" size="sm">
                {t('notice.similar')}
              </ButtonLink>
            )}
            {conditions
              .filter(({ without }) => without !== '')
              .map((condition) => (
                <ButtonLink
                  key={condition.typed}
                  to={path(withoutCondition(address, condition))}
                  variant="secondary"
                  size="sm"
                >
                  {t('recognised.without', { typed: condition.typed })}
                </ButtonLink>
              ))}
            {isNarrowed(address) && (
              <ButtonLink to={path(searchPath(withoutFacets(address)))} variant="secondary" size="sm">
                {t('results.emptyGlobal')}
              </ButtonLink>
            )}
            {category && target && (
              <ButtonLink to={path(target.to)} variant="secondary" size="sm">
                {t('results.nearest', { name: category.name, things: counted(target.type, target.count) })}
              </ButtonLink>
            )}
            {others.length === 0 && !target && (
              <ButtonLink to={path('/industries')} variant="secondary" size="sm">
                {t('results.emptyIndustries')}
              </ButtonLink>
            )}
          </Inline>
          {savePath && address.search !== '' && (
            <TextLink to={path(savePath)} rel="nofollow">
              {t('results.saveAlert')}
            </TextLink>
          )}
          {others.length === 0 && <TextLink to={path('/contact-us')}>{t('results.contact')}</TextLink>}
        </Stack>
      }
    >
      {t(hintOf(address, others.length > 0, conditions.length > 0))}
    </EmptyState>
  );
}

function titleOf({ search, exact }: SearchAddress, outcome: FoundOutcome) {
  const { tabs } = outcome;
  if (search === '')
    return chosenCategories(outcome).length > 0 ? 'results.emptyCategory' : 'results.emptyType';
  if (exact) return 'results.emptyExact';
  const isNowhere = tabs.length > 0 && tabs.every(({ count }) => count === 0);
  return isNowhere ? 'results.emptyEverywhere' : 'results.emptyQuery';
}

function hintOf(address: SearchAddress, isElsewhere: boolean, hasConditions: boolean) {
  if (isElsewhere) return 'results.hintElsewhere';
  if (hasConditions) return 'results.hintConditions';
  if (address.exact) return 'results.hintExact';
  if (isNarrowed(address)) return 'results.hintNarrowed';
  return address.search ? 'results.hintWords' : 'results.hintNone';
}
