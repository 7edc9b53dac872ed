import { callQuery } from '@wbn/api-client/call-query.ts';
import { listGroups } from '@wbn/contract/groups/groups.ts';
import { groupsPath, readGroupsAddress } from '@wbn/social/groups/groups-address.ts';
import { GroupsPage, groupsPerPage } from '@wbn/social/groups/groups-page.tsx';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { loadOptional } from '../data/load-or-fail.server.ts';
import { readCountries, readIndustryTree } from '../data/reference-data.server.ts';
import { addSurrogateKeys } from '../data/surrogate-keys.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { headMeta } from '../seo/page-meta.ts';
import { ForMembers, MemberGroups } from '../viewer/for-members.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const address = readGroupsAddress(url.searchParams);
  const { search, industry, country, page } = address;
  const query = {
    search,
    ...(industry && { industry }),
    ...(country && { country }),
    skip: groupsPerPage * (page - 1),
    size: groupsPerPage,
  };
  const [found, tree, countries] = await Promise.all([
    loadOptional(callQuery(context.get(apiContext), listGroups, { query })),
    readIndustryTree(context),
    readCountries(context),
  ]);
  const shown = found?.items.map(({ groupID }) => ({ group: groupID })) ?? [];
  addSurrogateKeys(context, { list: 'group' }, ...shown);
  const { t } = translator(context, 'groups');
  const head = {
    title: t('title'),
    description: t('description'),
    path: groupsPath(address),
    // Like searches, lists with words are indexed on their own site only.
    alternates: search === '' ? ('network' as const) : ('site' as const),
  };
  const industries = tree.map(({ id, name }) => ({ value: id, text: name }));
  return data({ head, address, found, industries, countries }, { status: found ? 200 : 503 });
}

export const meta = headMeta;

/** All groups, by words, industry and country (GRP-06). */
export default function Groups() {
  const { address, found, industries, countries } = useLoaderData<typeof loader>();
  return (
    <GroupsPage
      address={address}
      found={found}
      industries={industries}
      countries={countries}
      own={
        <ForMembers visitors={null}>
          <MemberGroups />
        </ForMembers>
      }
    />
  );
}
