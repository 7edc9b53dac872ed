import type { ReactNode } from 'react';
import { DrawnPart } from '../layout/drawn-part.tsx';
import { ActionsOfMember, CountsOfMember, ForMembers } from './for-members.tsx';

interface RelationSlots {
  readonly resourceID: string;
  readonly resourceType: 'business' | 'product' | 'user';
  readonly name: string;
  readonly drawn: { readonly [Part in 'actions' | 'counts']?: { readonly html?: string } };
}

/** Like, Follow and Connect, and how many have: what stands in the slots of a page. */
export function relationSlots({
  drawn,
  name,
  ...of
}: RelationSlots): Record<'actions' | 'counts', ReactNode> {
  const actions = <DrawnPart name="actions" html={drawn.actions?.html} inline />;
  const counts = <DrawnPart name="counts" html={drawn.counts?.html} inline />;
  return {
    actions: (
      <ForMembers drawn={actions}>
        <ActionsOfMember {...of} name={name} drawn={actions} />
      </ForMembers>
    ),
    counts: (
      <ForMembers drawn={counts}>
        <CountsOfMember {...of} drawn={counts} />
      </ForMembers>
    ),
  };
}
