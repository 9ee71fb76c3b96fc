-- How many of a set a branch can hand over on all of these days: as many as its scarcest part allows. Of its own, so
-- that its plan is kept: within a listing, which is planned anew each time, it cost more to plan than all the rest.
CREATE FUNCTION free_sets(whole int, branch text, first_day date, last_day date) RETURNS int
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (
    SELECT coalesce(min(greatest(0, coalesce(st.units, 0) - taken.most) / part.units), 0)
    FROM variant_part part
    JOIN variant v ON v.id = part.part_id JOIN product p ON p.id = v.product_id
    LEFT JOIN stock st ON st.variant_id = part.part_id AND st.source_id = branch
    CROSS JOIN LATERAL (
      SELECT coalesce(max(d.booked), 0) AS most FROM stock_day d
      WHERE d.variant_id = part.part_id AND d.source_id = branch
        AND d.day BETWEEN first_day AND last_day + p.turnaround_days) taken
    WHERE part.variant_id = whole);
END $$;
