import { Button, Typography } from '@mui/material';
import { type ComponentType, lazy } from 'react';
import { PageHeading } from './PageHeading';

const loaders: (() => Promise<unknown>)[] = [];

/**
 * A page whose code is loaded on first display, or earlier by `loadPages`.
 * @param name of its component in the module.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  loaders.push(load);
  return lazy(async () => {
    try {
      return { default: (await load())[name] };
    } catch (error) {
      console.error(error);
      return { default: UnloadedPage };
    }
  });
}

/** A part of a page, such as a dialog, preloaded like a page. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  loaders.push(load);
  return lazy(async () => ({ default: (await load())[name] }));
}

/** Preloads the code of every page; failures are retried on display. */
export function loadPages() {
  for (const load of loaders.splice(0)) load().catch(() => undefined);
}

/** After a server update the old files are gone; reloading gets the new ones. */
function UnloadedPage() {
  return (
    <>
      <PageHeading title="This page could not be loaded" />
      <Typography sx={{ mb: 3 }}>
        You are offline, or the admin was updated meanwhile. Nothing saved is lost.
      </Typography>
      <Button variant="contained" onClick={() => location.reload()} sx={{ alignSelf: 'start' }}>
        Load again
      </Button>
    </>
  );
}
