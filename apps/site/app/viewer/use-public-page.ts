import type { Viewer } from '@wbn/cards/business/managed.ts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Loads the page of the route as soon as its company is public: with its own title, address and head. */
export function usePublicPage(session: Viewer['session'] | null | undefined): void {
  const { revalidate } = useRevalidator();
  const { status, goneAt } = session?.publication ?? {};
  const isPublic = status === 'published' && goneAt === undefined;
  useEffect(() => {
    if (isPublic) void revalidate();
  }, [isPublic, revalidate]);
}
