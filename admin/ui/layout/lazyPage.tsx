import { Button, Typography } from '@mui/material';
import { type ComponentType, lazy } from 'react';
import { PageHeading } from './PageHeading';

const loaders: (() => Promise<unknown>)[] = [];

/** A page whose code comes when it is first shown, or earlier with `loadPages`. */
export function lazyPage(load: () => Promise<ComponentType>) {
  loaders.push(load);
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error(error);
      return { default: UnloadedPage };
    }
  });
}

/** A part of a page, such as a dialog, whose code comes ahead like a page's. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  loaders.push(load);
  return lazy(async () => ({ default: await load() }));
}

/** Gets the code of every page ahead; what fails is asked for again when it is shown. */
export function loadPages() {
  for (const load of loaders.splice(0)) load().catch(() => undefined);
}

/** After an update of the server the old files are gone; reloading gets the new ones. */
function UnloadedPage() {
  return (
    <>
      <PageHeading title="This page could not be loaded" />
      <Typography sx={{ mb: 3 }}>
        Your connection is down, or the admin was updated meanwhile. Nothing that was saved is lost.
      </Typography>
      <Button variant="contained" onClick={() => location.reload()} sx={{ alignSelf: 'start' }}>
        Load again
      </Button>
    </>
  );
}
