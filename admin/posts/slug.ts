import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Post } from '../../api/types';
import { list } from './edit/postApi';

const maxProposal = 80;

/** Derives a slug from a title: 'Études in Australia' gives 'etudes-in-australia'. */
function proposeSlug(title: string): string {
  return finishedSlug(typedSlug(title.replace(/['’]/g, '')).slice(0, maxProposal));
}

/** Removes trailing hyphens from a typed slug. */
export function finishedSlug(slug: string): string {
  return slug.replace(/^-+|-+$/g, '');
}

/** Converts typed text to a slug, allowing a trailing hyphen. */
export function typedSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** Time after the last keystroke. */
const lookPauseMs = 300;

interface SlugUse {
  slug: string;
  /** The title of the other post that has it; undefined if it is free. */
  takenBy: string | undefined;
  /** This slug, or the first free one with a number. */
  free: string;
}

/** Tells whether another post has a slug, live or as a draft; undefined until that is known. */
export function useSlugUse(id: string, slug: string): SlugUse | undefined {
  const [asked, setAsked] = useState(slug);
  useEffect(() => {
    const timer = window.setTimeout(() => setAsked(slug), lookPauseMs);
    return () => window.clearTimeout(timer);
  }, [slug]);
  const { data } = useQuery({
    queryKey: ['posts', 'slug', id, asked],
    queryFn: () => findUse(id, asked),
    enabled: asked !== '',
  });
  return data?.slug === slug ? data : undefined;
}

async function findUse(id: string, slug: string): Promise<SlugUse> {
  const takenBy = await otherPost(id, slug);
  let free = slug;
  for (let number = 2; takenBy !== undefined; number += 1) {
    free = `${slug}-${number}`;
    if ((await otherPost(id, free)) === undefined) break;
  }
  return { slug, takenBy, free };
}

async function otherPost(id: string, slug: string): Promise<string | undefined> {
  const posts = await list<Post>('posts', { slug });
  const other = posts.find((post) => post.id !== id);
  return other && (other.title || 'Another draft');
}

/**
 * Lets the slug of an unpublished post follow its title until the editor changes it, with a number
 * if another post has it.
 */
export function useProposedSlug(id: string, isFollowing: boolean): void {
  const { getValues, setValue, subscribe } = useFormContext();
  const title: string = useWatch({ name: 'title' }) ?? '';
  const proposal = proposeSlug(title);
  const lastProposal = useRef(proposal);
  /** Set while this writes the slug; what else changes it is the editor. */
  const isOwn = useRef(false);
  /** False before the title was changed in this visit, and once the editor typed a slug. */
  const isProposed = useRef(false);
  const use = useSlugUse(id, isFollowing ? proposal : '');

  const propose = useCallback(
    (slug: string) => {
      isOwn.current = true;
      setValue('slug', slug, { shouldDirty: true });
      isOwn.current = false;
    },
    [setValue],
  );

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === 'slug' && !isOwn.current) isProposed.current = false;
        },
      }),
    [subscribe],
  );

  useEffect(() => {
    if (proposal === lastProposal.current) return;
    const slug: string = getValues('slug') ?? '';
    const isProposal = slug === '' || isNumbered(slug, lastProposal.current);
    lastProposal.current = proposal;
    if (!isFollowing || !isProposal) return;
    isProposed.current = true;
    if (!isNumbered(slug, proposal)) propose(proposal);
  }, [proposal, isFollowing, getValues, propose]);

  // What was typed stays: the form says whose it is.
  useEffect(() => {
    if (!isFollowing || !isProposed.current || !use?.takenBy) return;
    if (getValues('slug') === use.slug && lastProposal.current === use.slug) propose(use.free);
  }, [use, isFollowing, getValues, propose]);
}

/** Tells whether a slug is a proposal, perhaps with a number. */
const isNumbered = (slug: string, proposal: string): boolean =>
  slug.startsWith(proposal) && /^(-\d+)?$/.test(slug.slice(proposal.length));
