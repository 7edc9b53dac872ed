import { LoginActions, type RelationAction } from '@wbn/cards/actions/login-actions.tsx';
import { FollowerCount } from '@wbn/cards/parts/follower-count.tsx';
import { LikeCount } from '@wbn/cards/parts/like-count.tsx';
import type { ReactNode } from 'react';

interface Related {
  /** Its page, without language: whoever logs in comes back here. */
  readonly path: string;
  readonly actions: readonly RelationAction[];
  readonly likes: number;
  /** Absent for what nobody can follow. */
  readonly followers?: number;
}

export type RelationPartName = 'actions' | 'counts';

/** What visitors can do with a company, product or person, and how many like and follow it; members are given others in their place. */
export function relationParts({ path, actions, likes, followers }: Related): [RelationPartName, ReactNode][] {
  return [
    ['actions', <LoginActions key="actions" actions={actions} returnTo={path} />],
    [
      'counts',
      <>
        <LikeCount likes={likes} />
        {followers !== undefined && <FollowerCount followers={followers} />}
      </>,
    ],
  ];
}
