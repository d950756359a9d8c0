import type { AnyOperation } from '../platform/http/request.ts';
import { exportAccount } from './account/export-account.ts';
import { getAudit } from './history/get-audit.ts';
import { getExport } from './history/get-export.ts';
import { getGameAnchors } from './history/get-game-anchors.ts';
import { getLog } from './history/get-log.ts';
import { getPressAudit } from './press/get-press-audit.ts';
import { getEngine } from './rules/get-engine.ts';
import { getAnchor } from './service/get-anchor.ts';

/**
 * Every operation of the function `costly`, in the order of openapi.yaml: reads of whole games and accounts. A separate
 * function serves them, so that they never take a place from the reads of a table.
 */
export const COSTLY: readonly AnyOperation[] = [
  getPressAudit,
  getLog,
  getExport,
  getAudit,
  getGameAnchors,
  getEngine,
  exportAccount,
  getAnchor,
];
