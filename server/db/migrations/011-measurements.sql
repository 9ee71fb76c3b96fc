-- Body measurements given for a line, until they are forgotten (`server/jobs/forget.ts`).
ALTER TABLE order_line ADD COLUMN measurements jsonb;
CREATE INDEX order_line_measured ON order_line (order_id) WHERE measurements IS NOT NULL;
