import { Box, Typography } from '@mui/material';
import type { SignatureChanges } from '../../api/types';

/** Says how much changed since a text was signed, as in “these 3 words”. */
export function changedWords({ changes, words }: Pick<SignatureChanges, 'changes' | 'words'>) {
  if (!changes || words === null) return 'which words isn’t known';
  if (changes.length === 0) return 'the order or the kind of its parts';
  return words === 1 ? 'this word' : `these ${words} words`;
}

/** The words and figures that changed since a text was signed, each with what stands before it. */
export function SignedChanges({ changes }: Pick<SignatureChanges, 'changes'>) {
  if (!changes) {
    return (
      <Typography>
        It was signed before the words of a signature were stored: read the whole page.
      </Typography>
    );
  }
  const parts = [...new Set(changes.map(({ part }) => part))];
  return (
    <Box sx={{ overflowWrap: 'anywhere', maxHeight: '50vh', overflowY: 'auto' }}>
      {parts.map((part) => (
        <section key={part}>
          <Typography component="h3" variant="subtitle2" sx={{ mt: 1 }}>
            {part}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {changes
              .filter((change) => change.part === part)
              .map(({ before, removed, added }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: changes have no name but their place.
                <Box component="li" key={at} sx={{ whiteSpace: 'pre-line' }}>
                  {before.trim() && (
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      …{before.trimStart()}
                    </Box>
                  )}
                  {removed.trim() && (
                    <Box component="del" sx={{ color: 'error.main' }}>
                      {removed}
                    </Box>
                  )}
                  {removed.trim() && added.trim() && ' '}
                  {added.trim() && (
                    <Box component="ins" sx={{ color: 'success.main' }}>
                      {added}
                    </Box>
                  )}
                  {!removed.trim() && !added.trim() && ' (a line break or spacing)'}
                </Box>
              ))}
          </Box>
        </section>
      ))}
    </Box>
  );
}
