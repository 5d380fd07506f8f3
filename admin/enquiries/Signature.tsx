import { Box, Typography } from '@mui/material';
import { Link } from 'react-admin';
import type { AnswerFields } from '../../api/types';

/** What stands below every answer of the signed-in admin. */
export function Signature({ signature, is_signed }: AnswerFields) {
  return (
    <Box sx={{ my: 1 }}>
      <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-line' }}>
        {signature}
      </Typography>
      {!is_signed && (
        <Typography variant="body2">
          <Link to="/account">Add your name, role and MARN</Link> to sign your answers.
        </Typography>
      )}
    </Box>
  );
}
