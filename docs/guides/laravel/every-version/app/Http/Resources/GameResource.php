<?php

namespace App\Http\Resources;

use Illuminate\Http\Resources\Json\JsonResource;

class GameResource extends JsonResource
{
    public function toArray($request): array
    {
        $kickOff = $this->kick_off?->copy()->setTimezone('-06:00');

        return [
            'id' => $this->id,
            'week' => $this->week->number,
            'date' => $kickOff?->format('Y-m-d'),
            'time' => $kickOff?->format('H:i:s'),
            'status' => ['name' => $this->status],
            'home' => $this->home->only(['id', 'name', 'short_name', 'color', 'color_alt']),
            'away' => $this->away->only(['id', 'name', 'short_name', 'color', 'color_alt']),
            'stadium' => $this->stadium,
            'city' => $this->city,
            'home_score' => $this->home_score,
            'away_score' => $this->away_score,
        ];
    }
}
