/**
 * Longer than a test may take: for what is given up after a while, where a test is of what comes and not of how soon.
 * On a busy machine a first answer takes seconds.
 */
export const PATIENT_MS = 3_600_000;
