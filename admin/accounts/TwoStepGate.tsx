import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { formatMoment } from '../dates';
import { useAccount } from '../signedIn';

/**
 * Announces the deadline for required two-step sign-in and, after it, redirects to the setup. Its
 * children stay mounted when the state changes: they may show new recovery codes.
 */
export function TwoStepGate({ children }: { children: ReactNode }) {
  const due = useAccount().data?.second_step.due;
  const { pathname } = useLocation();
  const isOver = Boolean(due && Date.parse(due) <= Date.now());
  return (
    <>
      {due && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          This site requires two-step sign-in.{' '}
          {isOver ? (
            'Set it up here to continue.'
          ) : (
            <>
              Set it up by {formatMoment(due)} under{' '}
              <Link to="/account" color="inherit">
                My account
              </Link>
              .
            </>
          )}
        </Alert>
      )}
      {isOver && pathname !== '/account' && <Navigate to="/account" replace />}
      {children}
    </>
  );
}
